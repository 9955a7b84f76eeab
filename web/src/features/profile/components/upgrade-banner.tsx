import { Alert } from '../../../components/alert.tsx';

/** Asks a guest to link the account; LinkPanel does it. */
export function UpgradeBanner() {
  return (
    <div className="mt-8">
      <Alert tone="warning">
        <p className="font-medium">Upgrade to a permanent account</p>
        <p>
          A guest account lives in this browser alone and is lost with a logout. Link an email or
          Google account to keep your profile, invoices and orders.
        </p>
      </Alert>
    </div>
  );
}
