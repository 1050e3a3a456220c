package shop;

import org.apache.camel.ExchangePattern;
import org.apache.camel.LoggingLevel;
import org.apache.camel.builder.RouteBuilder;
import org.springframework.stereotype.Component;

/** What comes in over HTTP and files. */
@Component
public class OrderRoutes extends RouteBuilder {

    private static final String PRICING = "seda:pricing";

    @Override
    public void configure() {
        onException(Exception.class).handled(true).log(LoggingLevel.ERROR, "Order failed: ${exception.message}");

        from("platform-http:/orders")
            .routeId("orders")
            .unmarshal().json(Order.class)
            .to("direct:check")
            .to(PRICING)
            .to("jms:queue:stock?replyTo=answers")
            .wireTap("seda:audit")
            .to(ExchangePattern.InOnly, "seda:mails?blockWhenFull=true")
            .marshal().json();

        from("direct:check").to("bean:checks");
        from("seda:pricing?concurrentConsumers=2").to("http:prices.shop.example/api/price");
        from("seda:audit").to("sql:insert into audit (id) values (:#id)");
        from("seda:mails?concurrentConsumers=4").threads(4, 8).to("smtp:mail.shop.example");

        from("platform-http:/stock")
            .routeId("stock")
            .to("jms:queue:levels")
            .to("jms:queue:hints?replyTo=hints.answers&replyToType=Exclusive&replyToConcurrentConsumers=5");

        from("file:in/orders?readLock=changed&move=done")
            .routeId("files")
            .log("Took ${body}")
            .split(body().tokenize("\n"))
                .to("seda:lines")
            .end();

        from("file:in/prices?readLock=rename")
            .routeId("prices")
            .log("Took ${header.CamelFileName}")
            .split(body().tokenize("\n")).streaming()
                .to("seda:priceLines?blockWhenFull=true")
            .end();

        from("seda:lines?size=500000&concurrentConsumers=5").to("direct:line");
        from("seda:priceLines?size=5000&concurrentConsumers=5").to("direct:line");

        from("direct:line")
            .toD("sql:select name from items where id = ${header.itemId}")
            .toD("http:prices.shop.example/items/${header.itemId}")
            .to("sql:insert into lines (id) values (:#id)");

        from("jms:queue:shipments?concurrentConsumers=40")
            .routeId("shipments")
            .transacted()
            .split(body()).parallelProcessing()
                .to("http:carrier.shop.example/parcels")
            .end();

        from("jms:queue:returns?transacted=true")
            .routeId("returns")
            .transacted()
            .split(body())
                .to("sql:insert into returns (id) values (:#id)")
            .end();

        from("jms:queue:refunds?transacted=true&cacheLevelName=CACHE_CONSUMER").to("sql:update refunds set done = 1 where id = :#id");
    }
}
