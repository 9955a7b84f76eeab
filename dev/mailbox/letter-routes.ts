import type { Answer, Routes } from '../http/routes.ts';
import { jsonAnswer } from '../http/serve-routes.ts';
import type { Letters } from './letters.ts';

export function letterRoutes(letters: Letters): Routes {
  return {
    'GET /letters': () => jsonAnswer(letters.newestFirst()),
    'DELETE /letters': () => {
      letters.empty();
      return { status: 204 };
    },
    'GET /letters/:id/attachments/:index': ({ params }) => {
      const file = letters.attachment(params['id'] ?? '', Number(params['index']));
      if (!file) return notFound();
      const { filename, contentType, bytes } = file;
      return {
        status: 200,
        headers: {
          'Content-Type': contentType,
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
          'X-Content-Type-Options': 'nosniff',
        },
        body: bytes,
      };
    },
  };
}

export function notFound(): Answer {
  return jsonAnswer({ message: 'There is nothing at this address.' }, 404);
}
