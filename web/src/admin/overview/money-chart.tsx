import { formatMoney, toMajorUnits, type Currency } from '@shared/values/money.ts';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  Tooltip,
  type ActiveElement,
  type ChartEvent,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { navigate } from '../../lib/router.ts';
import type { Received } from './api/read-overview.ts';
import { statementPath } from '../records/admin-paths.ts';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

interface MoneyChartProps {
  currency: Currency;
  /** The newest month is first. */
  rows: readonly Received[];
}

/** Hidden from screen readers, because the table has the same figures and links. */
export default function MoneyChart({ currency, rows }: MoneyChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const months = rows.toReversed();
    const chart = draw(canvas.current, currency, months);
    const schemes = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => {
      chart.options = optionsOf(currency, months);
      chart.data = dataOf(months);
      chart.update('none');
    };
    schemes.addEventListener('change', recolour);
    return () => {
      schemes.removeEventListener('change', recolour);
      chart.destroy();
    };
  }, [currency, rows]);
  return (
    <div className="relative h-64 overflow-hidden">
      <canvas ref={canvas} aria-hidden />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, currency: Currency, rows: readonly Received[]) {
  return new Chart(canvas, {
    type: 'bar',
    data: dataOf(rows),
    options: optionsOf(currency, rows),
  });
}

function dataOf(rows: readonly Received[]) {
  return {
    labels: rows.map(({ month }) => month.name.replace(/(\w{3})\w* (\d+)/, '$1 $2')),
    datasets: [
      {
        label: 'Received',
        data: rows.map(({ receivedMinor }) => toMajorUnits(receivedMinor)),
        backgroundColor: colour('--action'),
      },
      {
        label: 'Refunded or reversed',
        data: rows.map(({ refundedMinor }) => toMajorUnits(refundedMinor)),
        backgroundColor: colour('--danger'),
      },
    ],
  };
}

function optionsOf(currency: Currency, rows: readonly Received[]) {
  const ticks = { color: colour('--muted') };
  return {
    animation: false as const,
    maintainAspectRatio: false,
    color: colour('--ink'),
    // A click on a month opens its statement.
    interaction: { mode: 'index' as const, intersect: false },
    onClick: (_: ChartEvent, [bar]: ActiveElement[]) => {
      const row = bar && rows[bar.index];
      if (row) navigate(statementPath(row.month.id));
    },
    scales: {
      x: { ticks, grid: { display: false } },
      y: {
        ticks: { ...ticks, callback: (value: string | number) => compact(Number(value), currency) },
        grid: { color: colour('--line') },
      },
    },
    plugins: {
      tooltip: {
        callbacks: {
          label: ({
            dataset,
            parsed,
          }: {
            dataset: { label?: string };
            parsed: { y: number | null };
          }) => `${dataset.label}: ${formatMoney(parsed.y ?? 0, currency)}`,
        },
      },
    },
  };
}

function compact(amount: number, currency: Currency): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    notation: 'compact',
  }).format(amount);
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
