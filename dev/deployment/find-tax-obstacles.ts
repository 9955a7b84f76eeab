import { toTaxSettings } from '../../functions/src/receipts/tax/tax-settings.ts';
import type { Environment } from '../suite/environment.ts';

/** Lists invalid tax parameters, and a GSTIN that differs between the functions and the site. */
export function findTaxObstacles(
  functions: Environment,
  web: Environment,
  functionsFile: string,
): string[] {
  const gstin = functions['SELLER_GSTIN'] ?? '';
  const told = web['VITE_SELLER_GSTIN'] ?? '';
  const lines: string[] = [];
  try {
    toTaxSettings({
      gstin,
      ratePercent: Number(functions['TAX_RATE_PERCENT'] ?? 18),
      sac: functions['TAX_SAC'] ?? '',
      lutText: functions['TAX_LUT_TEXT'] ?? '',
    });
  } catch (error) {
    lines.push(`${functionsFile}: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (told !== gstin) {
    lines.push(
      `web/.env.production: VITE_SELLER_GSTIN is "${told}", but SELLER_GSTIN is "${gstin}".`,
    );
  }
  return lines;
}
