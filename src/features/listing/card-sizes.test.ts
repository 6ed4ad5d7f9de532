import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardList } from './CardList';
import { cardPictureSizes } from './card-sizes';
import { facetsOf } from './filters';
import { listedCar } from './fixture';
import { ModelsPage } from './ModelsPage';

const cars = [listedCar({ imageUrl: '/pictures/byd-seal.jpg' })];

it('asks for the same picture where a card is built and where it is drawn again', () => {
  const built = createElement(ModelsPage, {
    cars,
    total: 1,
    facets: facetsOf(cars),
    dataUrl: '/cars.json',
    cardsUrl: '/cards.json',
  });
  const drawn = createElement(CardList, { cars, asked: '', from: 0, limit: 1 });
  for (const part of [built, drawn]) {
    const sizes = renderToStaticMarkup(part).match(/(?<=sizes=")[^"]+/g);
    expect([...new Set(sizes)]).toEqual([cardPictureSizes]);
  }
});
