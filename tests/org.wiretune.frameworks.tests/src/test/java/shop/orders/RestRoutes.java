/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package shop.orders;

import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.model.rest.RestBindingMode;

/** What is asked by HTTP, and a template of importers of files. */
public class RestRoutes extends RouteBuilder {

	@Override
	public void configure() {
		restConfiguration().bindingMode(RestBindingMode.off).inlineRoutes(false);

		rest("/orders").get("/{id}").to("direct:find").post().to("direct:create").delete("/{id}").to("direct:remove");

		from("direct:find").routeId("find").setHeader("found", constant("yes")).to("bean:found?method=size");

		from("direct:create").routeId("create").doTry().to("jms:queue:orders").doCatch(RuntimeException.class).to("direct:find").doFinally().to("direct:remove").end();

		from("direct:remove").routeId("remover").idempotentConsumer(header("id")).idempotentRepository("seen").to("jms:queue:removed").end();

		from("timer:sweep?period=60000").to("direct:remove");

		routeTemplate("importer").templateParameter("folder").templateParameter("target", "create")
			.from("file:{{folder}}?noop=true").to("direct:{{target}}");

		templatedRoute("importer").routeId("import-books").parameter("folder", "books");
	}
}
