/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package shop.orders;

import org.apache.camel.ExchangePattern;
import org.apache.camel.LoggingLevel;
import org.apache.camel.builder.RouteBuilder;

/** Orders come by queue and by HTTP, are priced, split and sent on. */
public class OrderRoutes extends RouteBuilder {

	private static final String PRICE = "direct:price";
	private static final String AUDIT_QUEUE = "seda:audit";

	@Override
	public void configure() {
		errorHandler(deadLetterChannel("jms:queue:orders.dead").maximumRedeliveries(3).redeliveryDelay(500));

		onException(IllegalArgumentException.class).handled(true).log(LoggingLevel.WARN, "${exception.message}").to("direct:rejected");

		from("jms:queue:orders?concurrentConsumers=5").routeId("orders")
			.wireTap(AUDIT_QUEUE).end()
			.enrich(PRICE)
			.choice()
				.when(simple("${header.kind} == 'bulk'"))
					.to("direct:bulk")
				.when(header("kind").isEqualTo("express"))
					.to("seda:express?waitForTaskToComplete=Never")
				.otherwise()
					.recipientList(constant("direct:stock,direct:invoice")).parallelProcessing().end()
			.end()
			.to(ExchangePattern.InOnly, "jms:queue:confirmed");

		from(PRICE).routeId("price").toD("http://prices.local/api/${header.item}").transform(simple("${body}"));

		from("direct:bulk").routeId("bulk").split(body().tokenize(",")).streaming().to("direct:stock").end().to("file:bulk/done");

		from("seda:express?concurrentConsumers=2").routeId("express").multicast().to("direct:stock", "direct:invoice").end();

		from("direct:stock").routeId("stock").to("log:stock").to("mock:stock");

		from("direct:invoice").routeId("invoice").aggregate(header("customer"), (first, next) -> next).completionSize(10).completionTimeout(1000).to("direct:print").end();

		from("direct:print").routeId("print").toD("direct:${header.printer}").to("file:invoices");

		from("direct:rejected").routeId("rejected").pollEnrich("file:rejected?noop=true", 100).to("jms:topic:rejections");

		from(AUDIT_QUEUE).routeId("audit").loop(2).to("log:audit").end();
	}
}
