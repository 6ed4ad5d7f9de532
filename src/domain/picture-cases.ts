/** Addresses that a picture may have, and others: for tests of the site's rule and of the database's. */
export const pictureCases = {
  good: [
    '/pictures/cars/seal/side-nile.svg',
    'https://cdn.example/a%20b.jpg?width=600',
    'https://cdn.example:8443/a.jpg',
    'http://127.0.0.1:54321/storage/v1/object/public/catalogue/a.jpg',
  ],
  bad: [
    'http://cdn.example/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://user:secret@cdn.example/a.jpg',
    'http://127.0.0.1:54321/auth/v1/admin/users',
    'http://127.0.0.1@evil.example/storage/v1/object/public/a.jpg',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/api/stop-price-mail',
    '/pictures/../api/page-view',
    '/pictures/%2e%2e/api/page-view',
    '',
  ],
};
