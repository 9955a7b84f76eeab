import { Container } from '../../components/container.tsx';
import { useCheckoutScript } from '../../core/checkout/use-checkout-script.ts';
import { useIsOffline } from '../../core/connection.ts';
import { useSession } from '../../core/session/session.ts';
import { OrderList } from '../../features/orders/components/order-list.tsx';
import { useOrders } from '../../features/orders/use-orders.ts';
import { DangerZone } from '../../features/profile/components/danger-zone.tsx';
import { ProfileMissing } from '../../features/profile/components/profile-missing.tsx';
import { ProfileOverview } from '../../features/profile/components/profile-overview.tsx';
import { ProfileSkeleton } from '../../features/profile/components/profile-skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { Navigate } from '../../lib/router.ts';
import { useLogout } from '../use-logout.ts';
import { usePayPendingOrder } from './use-pay-pending-order.ts';

export function ProfilePage() {
  const session = useSession();
  if (session.status === 'logged-out') return <Navigate to={paths.home} replace />;
  return (
    <Container className="py-12 lg:py-16">
      <ProfileContent />
    </Container>
  );
}

function ProfileContent() {
  const session = useSession();
  const logOut = useLogout();
  if (session.status !== 'logged-in') return <ProfileSkeleton isGuest={false} />;
  const { account, profile } = session;
  switch (profile.status) {
    case 'loading':
      return <ProfileSkeleton isGuest={account.isAnonymous} />;
    case 'missing':
      return <ProfileMissing onRetry={undefined} onLogout={logOut} />;
    case 'failed':
      return <ProfileMissing onRetry={() => location.reload()} onLogout={logOut} />;
    case 'ready':
      return (
        <>
          <ProfileOverview
            key={account.uid}
            profile={profile.profile}
            memberSince={profile.memberSince}
            isGuest={account.isAnonymous}
            onLogout={logOut}
          />
          <MyOrders uid={account.uid} />
          <DangerZone isGuest={account.isAnonymous} onDeleted={logOut} />
        </>
      );
  }
}

function MyOrders({ uid }: { uid: string }) {
  const orders = useOrders(uid);
  const isOffline = useIsOffline();
  const { payingId, payPendingOrder } = usePayPendingOrder();
  useCheckoutScript();
  return (
    <section aria-labelledby="my-orders" className="mt-12">
      <h2 id="my-orders" className="mb-5 text-xl">
        My Orders
      </h2>
      <OrderList
        orders={orders}
        payingId={payingId}
        canPay={!isOffline}
        onPay={(order) => void payPendingOrder(order)}
      />
    </section>
  );
}
