export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-action" />
      <path
        d="M7 21a9 9 0 0 1 18 0"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-on-action"
      />
      <path
        d="M11.5 21v3M16 17v7M20.5 21v3"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-on-action"
      />
    </svg>
  );
}
