/** Everyday descriptions of the kinds that callers send: short and long, plain and technical. */
export const DESCRIPTIONS: readonly string[] = [
  'cotton t-shirt',
  "women's knit pullover, 60% cotton 40% polyester, long sleeves, crew neck",
  'stainless steel water bottle, vacuum insulated, 750 ml',
  'wireless bluetooth headphones with charging case',
  'ceramic coffee mug with printed decoration',
  'lithium-ion battery pack for an electric bicycle, 36 V',
  'wooden dining chair with upholstered seat',
  'roasted coffee beans, not decaffeinated, in 1 kg bags',
  'LED desk lamp with a metal base, dimmable, USB powered',
  'rubber gaskets for automotive engines',
  'laptop computer, 14 inch, 16 GB memory',
  'frozen shrimp, peeled and deveined',
  'plastic phone case of TPU',
  'hydraulic cylinder for an excavator',
  "men's leather shoes with rubber outer soles",
  'toy building blocks of plastic for children',
];
