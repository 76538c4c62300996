import { lettering, letteringWidth } from '../../../art/drawings/lettering';

test('pictures can be lettered in French and Spanish', () => {
  const unknown = lettering('\u4e00', 10);
  const letters = [...'éàèùâêîôûëïüçœæñÉÀÈÇÑŒáíóúÁÍÓÚ¿¡«»’°'];
  expect(letters.filter((letter) => lettering(letter, 10) === unknown)).toEqual([]);
  expect(letteringWidth('Gratuit\u202f!', 10)).toBe(letteringWidth('Gratuit !', 10));
});
