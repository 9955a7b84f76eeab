import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NotOpenYet } from './not-open-yet.tsx';
import '../styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <NotOpenYet />
  </StrictMode>,
);
