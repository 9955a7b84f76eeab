export function PlansLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      className="mt-3 inline-flex min-h-11 items-center text-action-text underline underline-offset-4 print:hidden"
    >
      {text}
    </a>
  );
}
