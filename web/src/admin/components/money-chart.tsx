import { formatMoney, toMajorUnits, type Currency } from '@shared/money.ts';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import type { Received } from '../api/read-overview.ts';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

interface MoneyChartProps {
  currency: Currency;
  /** The latest month first. */
  rows: readonly Received[];
}

/** Money received and refunded by month, in one currency. It is hidden from readers: the table says the same. */
export default function MoneyChart({ currency, rows }: MoneyChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const chart = draw(canvas.current, currency, rows.toReversed());
    const schemes = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => {
      chart.options = optionsOf(currency);
      chart.data = dataOf(rows.toReversed());
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
  return new Chart(canvas, { type: 'bar', data: dataOf(rows), options: optionsOf(currency) });
}

function dataOf(rows: readonly Received[]) {
  return {
    labels: rows.map(({ month }) => month.replace(/(\w{3})\w* (\d+)/, '$1 $2')),
    datasets: [
      {
        label: 'Received',
        data: rows.map(({ receivedMinor }) => toMajorUnits(receivedMinor)),
        backgroundColor: colour('--action'),
      },
      {
        label: 'Refunded',
        data: rows.map(({ refundedMinor }) => toMajorUnits(refundedMinor)),
        backgroundColor: colour('--danger'),
      },
    ],
  };
}

function optionsOf(currency: Currency) {
  const ticks = { color: colour('--muted') };
  return {
    animation: false as const,
    maintainAspectRatio: false,
    color: colour('--ink'),
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

/** A colour of the theme in the present scheme. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
