/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.sample.orders;

import java.util.List;

import javax.ejb.Stateless;
import javax.persistence.EntityManager;
import javax.persistence.PersistenceContext;

import org.apache.log4j.Logger;
import org.jboss.ejb3.annotation.TransactionTimeout;

/** Takes orders over from other systems. */
@Stateless
public class OrderImport implements OrderImportLocal {

	private static final Logger log = Logger.getLogger(OrderImport.class);

	@PersistenceContext(unitName = "orders")
	private EntityManager entityManager;

	@Override
	public int importOrders(List<CustomerOrder> orders) {
		int rows = 0;
		for (CustomerOrder order : orders) {
			entityManager.persist(order);
			rows++;
			for (OrderLine line : order.getLines()) {
				line.setOrder(order);
				entityManager.persist(line);
				rows++;
			}
		}
		return rows;
	}

	/** The history is long: the transaction may last 80 minutes. */
	@Override
	@TransactionTimeout(4800)
	public int importHistory(List<OrderLine> lines, int flushRows) {
		int rows = 0;
		for (OrderLine line : lines) {
			entityManager.persist(line);
			rows++;
			if (rows % flushRows == 0) {
				entityManager.flush();
				if (log.isDebugEnabled()) {
					log.debug("Flushed " + rows + " of " + lines.size() + " rows.");
				}
			}
		}
		return rows;
	}
}
