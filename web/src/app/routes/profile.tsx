import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import { useCheckoutScript } from '../../core/checkout/use-checkout-script.ts';
import { useIsOffline } from '../../core/connection.ts';
import { useSession } from '../../core/session/session.ts';
import { OrderList } from '../../features/orders/components/order-list.tsx';
import { useOrders } from '../../features/orders/use-orders.ts';
import { ProfileHeader } from '../../features/profile/components/profile-header.tsx';
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
  if (session.status !== 'logged-in' || session.profile.status === 'loading') {
    return (
      <LoadingStatus text="Loading Profile...">
        <Skeleton className="h-12 max-w-sm" />
        <Skeleton className="mt-8 h-64" />
      </LoadingStatus>
    );
  }
  if (session.profile.status !== 'ready') {
    return (
      <>
        <h1 className="sr-only">Your profile</h1>
        <EmptyState
          text="Could not find user profile."
          action={
            <Button variant="quiet" onClick={logOut}>
              Logout
            </Button>
          }
        />
      </>
    );
  }
  const { profile } = session.profile;
  return (
    <>
      <ProfileHeader name={profile.name} email={profile.email} onLogout={logOut} />
      <MyOrders uid={session.account.uid} />
    </>
  );
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
