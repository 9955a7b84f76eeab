export function Divider({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text}
    </p>
  );
}
