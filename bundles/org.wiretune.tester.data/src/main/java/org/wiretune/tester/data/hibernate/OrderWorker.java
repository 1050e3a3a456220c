/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hibernate.Session;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.ReferenceData;

/**
 * Creates orders as the guide does (4.5.3): the customer is looked up over three tables, each line its product, the lines
 * are priced, then order and lines are persisted, the lines after their order.
 */
final class OrderWorker extends SessionWorker {

	private static final String CUSTOMER = "from Customer c join fetch c.pricing p join fetch p.center where c.id = :id";

	private final EntitySet entities;
	private final int lines;
	private final int perTransaction;
	private final boolean lookups;
	private final Random random;

	OrderWorker(SessionFactory factory, SessionEventListener counter, EntitySet entities, DataSettings settings,
			int number) {
		super(factory, counter);
		this.entities = entities;
		this.lines = settings.one(DataKeys.LINES);
		this.perTransaction = settings.one(DataKeys.ORDERS_PER_TRANSACTION);
		this.lookups = settings.one(DataKeys.LOOKUPS);
		this.random = new Random(number);
	}

	@Override
	int call(int most) {
		int orders = Math.min(most, perTransaction);
		Session session = begun();
		for (int i = 0; i < orders; i++) {
			order(session);
		}
		commit();
		return orders;
	}

	private void order(Session session) {
		OrderData order = entities.order().get();
		order.customerId = random.nextInt(ReferenceData.CUSTOMERS);
		order.shippingAddress = "1 Main Street";
		order.shippingCity = "Springfield";
		order.shippingZip = "12345-6789";
		order.orderDate = LocalDateTime.now();
		BigDecimal discount = BigDecimal.ZERO;
		if (lookups) {
			Reference.Customer customer = session.createSelectionQuery(CUSTOMER, Reference.Customer.class)
					.setParameter("id", order.customerId).getSingleResult();
			order.shippingAddress = customer.address;
			order.centerId = customer.pricing.center.id;
			discount = customer.pricing.discount;
		}
		List<LineData> all = new ArrayList<>(lines);
		BigDecimal total = BigDecimal.ZERO;
		for (int number = 1; number <= lines; number++) {
			LineData line = line(session, order, number, discount);
			total = total.add(line.extendedPrice);
			all.add(line);
		}
		order.total = total;
		session.persist(order);
		all.forEach(session::persist);
	}

	private LineData line(Session session, OrderData order, int number, BigDecimal discount) {
		LineData line = entities.line().get();
		line.number = number;
		// Different products in one order, so that none comes from the session's own cache.
		line.productId = (random.nextInt(ReferenceData.PRODUCTS / lines) + (long) (number - 1) * (ReferenceData.PRODUCTS / lines));
		line.quantity = 1 + random.nextInt(10);
		line.price = lookups ? session.find(Reference.Product.class, line.productId).price : BigDecimal.TEN;
		line.extendedPrice = line.price.subtract(discount).multiply(BigDecimal.valueOf(line.quantity));
		line.belongsTo(order);
		return line;
	}
}
