export const testFiles = {
  unit: ['{web,functions,dev}/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
  components: ['web/src/**/*.component.test.tsx'],
  rehearsal: ['tests/rehearsal/*.test.ts'],
  rules: ['tests/rules/**/*.test.ts'],
  functions: ['tests/functions/**/*.test.ts'],
  browser: ['tests/e2e/**/*.spec.ts'],
};
