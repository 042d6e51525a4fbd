export function countedOrders(orders: number): string {
  return orders === 1 ? "1 order" : `${orders} orders`;
}
