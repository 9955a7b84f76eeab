import { Badge, type BadgeTone } from '../../components/badge.tsx';

const tones: Record<string, BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  completed: 'success',
  cancelled: 'danger',
};

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status.toLowerCase()] ?? 'neutral'}>{status}</Badge>;
}
