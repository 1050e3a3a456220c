/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.sample.orders;

import java.util.List;

import javax.ejb.Local;

/** Takes orders over from other systems. */
@Local
public interface OrderImportLocal {

	/**
	 * Stores orders with their lines in one transaction.
	 *
	 * @param orders the orders
	 * @return rows stored
	 */
	int importOrders(List<CustomerOrder> orders);

	/**
	 * Stores the lines of old orders.
	 *
	 * @param lines the lines
	 * @param flushRows rows between two flushes, at least 1
	 * @return rows stored
	 */
	int importHistory(List<OrderLine> lines, int flushRows);
}
