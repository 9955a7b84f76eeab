import type { Product } from '@shared/catalogue/catalogue.ts';
import { caseTones } from '../../../components/pictures/case-tones.ts';
import { pictureNote, productPictures } from '../product-pictures.ts';
import { RegionsPicture } from './maps/regions-picture.tsx';

/** Hides the picture from screen readers, because its content is invented. */
export function ProductPicture({ product }: { product: Product }) {
  const picture = productPictures[product.id];
  return (
    <div
      aria-hidden
      className="deep relative isolate overflow-clip rounded-base border border-line p-4 sm:p-8 print:hidden"
    >
      <div className="absolute inset-0 -z-10 hairline-grid" />
      <div className="absolute -top-40 -left-24 -z-10 size-96 rounded-full bg-glow/30 blur-3xl" />
      {picture ? <CasePicture {...picture} /> : <RegionsPicture />}
    </div>
  );
}

function CasePicture({ title, rows }: (typeof productPictures)[string]) {
  return (
    <div className="rounded-base border border-line bg-surface-raised p-4 text-sm shadow-long inset-shadow-edge sm:px-6 sm:py-5">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-3">
        <span className="font-semibold">{title}</span>
        <span className="text-muted">{pictureNote}</span>
      </p>
      <ul className="divide-y divide-line">
        {rows.map(({ label, state, tone }) => (
          <li key={label} className="flex flex-wrap items-baseline gap-x-4 py-2.5 last:pb-0">
            <span className="whitespace-nowrap text-muted">{label}</span>
            <span className="flex-1 basis-24 text-right font-medium">
              <span className={`mr-2 inline-block size-2 rounded-full ${caseTones[tone]}`} />
              {state}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
