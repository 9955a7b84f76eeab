import { siteAddressLines } from '@shared/site-contact.ts';
import { Fragment } from 'react';

export function OfficeAddress() {
  return siteAddressLines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
