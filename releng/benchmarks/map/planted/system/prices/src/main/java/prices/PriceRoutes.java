package prices;

import org.apache.camel.builder.RouteBuilder;

public class PriceRoutes extends RouteBuilder {

	@Override
	public void configure() {
		from("jms:queue:prices?concurrentConsumers=5&transacted=true").routeId("quote").to("sql:select price from price where item = :#item");
		from("kafka:order-events?consumersCount=2").routeId("orders").to("jms:queue:shipments?exchangePattern=InOnly").inOut("jms:queue:stock");
	}
}
