import { Alert } from '../../../components/notices/alert.tsx';

export function UpgradeBanner() {
  return (
    <div className="mt-8">
      <Alert tone="warning">
        <p className="font-medium">Upgrade to a permanent account</p>
        <p>
          Your guest account exists only in this browser, and you'll lose it if you log out. Link an
          email or Google account to keep your profile, invoices and orders.
        </p>
      </Alert>
    </div>
  );
}
