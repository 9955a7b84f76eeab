import { contact } from '../../../content/contact.ts';

export function NextSteps() {
  const { title, steps } = contact.next;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ol className="mt-3 flex flex-col gap-3 text-muted">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-pretty">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-action-soft text-sm font-medium text-action-text tabular"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
