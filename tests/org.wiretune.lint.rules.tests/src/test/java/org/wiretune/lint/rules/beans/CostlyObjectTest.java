/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Costly objects that are made in each call. */
class CostlyObjectTest {

	private static final String RULE = "costly-object-per-call";
	private static final String WAR = "<project><packaging>war</packaging></project>\n";

	private static Files code(String type, String members) {
		return new Files().with("Shop/pom.xml", WAR).with("Shop/src/main/java/shop/" + type + ".java", """
				package shop;

				import java.net.http.HttpClient;
				import javax.annotation.PostConstruct;
				import javax.validation.Validation;
				import javax.validation.ValidatorFactory;
				import javax.validation.Validator;
				import javax.ws.rs.client.Client;
				import javax.ws.rs.client.ClientBuilder;
				import javax.xml.bind.JAXBContext;
				import javax.xml.transform.TransformerFactory;
				import javax.xml.xpath.XPathFactory;
				import com.fasterxml.jackson.databind.ObjectMapper;
				import org.apache.http.impl.client.CloseableHttpClient;
				import org.apache.http.impl.client.HttpClients;

				public class %s {

					private JAXBContext context;
					private Validator validator;

					%s
				}
				""".formatted(type, members));
	}

	private static int found(String header, String body) {
		return code("Orders", header + " {\n\t\t" + body + "\n\t}").findings(RULE).size();
	}

	@Test
	void inEachCall() {
		Finding finding = code("Orders", "String text(Order order) {\n\t\treturn new ObjectMapper().writeValueAsString(order);\n\t}").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("ObjectMapper", finding.measured());
		assertTrue(finding.message().contains("Orders.text"), finding.message());
	}

	/** Where something is there, it is made; where it is not, or after a failure, it is made seldom. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"String text(Order order)|if (!order.isEmpty()) { return new ObjectMapper().writeValueAsString(order); } return null;|1", "String text(Order order)|if (order.isEmpty()) { return new ObjectMapper().writeValueAsString(order); } return null;|0",
			"String text(Order order)|if (!order.isEmpty()) { return null; } else { return new ObjectMapper().writeValueAsString(order); }|0", "String text(Order order)|return !order.lines().isEmpty() ? new ObjectMapper().writeValueAsString(order) : null;|1",
			"@ExceptionHandler String text(Exception order)|return new ObjectMapper().writeValueAsString(order);|0"})
	void whereSomethingIsThere(String header, String body, int findings) {
		assertEquals(findings, found(header, body));
	}

	/** A method that the constructor alone calls runs once for each object, though others could call it. */
	@Test
	void whatTheConstructorCalls() {
		String built = "public Object built(Order order) {\n\t\treturn new ObjectMapper().writeValueAsString(order);\n\t}";
		assertEquals(1, code("Orders", built).findings(RULE).size());
		assertEquals(0, code("Orders", "public Orders(Order order) {\n\t\tbuilt(order);\n\t}\n\n\t" + built).findings(RULE).size());
		assertEquals(1, code("Orders", "public Orders(Order order) {\n\t\tbuilt(order);\n\t}\n\n\tpublic void again(Order order) {\n\t\tbuilt(order);\n\t}\n\n\t" + built).findings(RULE).size());
	}

	/** Methods that hand an object to each other in a circle end the look at their callers. */
	@Test
	void methodsInACircle() {
		assertEquals(0, code("Orders", """
				private Client made() { return ClientBuilder.newClient(); }
				private Client one() { return two().property("a", made()); }
				private Client two() { return one().property("b", 1); }
				private Client three() { return made().property("c", 1); }
				private Client four() { return three().property("d", five()); }
				private Client five() { return four().property("e", three()); }
				""").findings(RULE).size());
	}

	@Test
	void clientOpensItsConnectionsAnew() {
		Finding finding = code("Orders", "String ask() {\n\t\treturn ClientBuilder.newClient().target(\"http://stock\").request().get(String.class);\n\t}").finding(RULE);
		assertTrue(finding.message().contains("no connection is used a second time"), finding.message());
	}

	/** Factories of XML look for their providers; threads must not share them. */
	@ParameterizedTest
	@CsvSource({"'TransformerFactory.newInstance().newTransformer().transform(in, out);', TransformerFactory", "'XPath path = XPathFactory.newInstance().newXPath(); path.evaluate(text, in);', XPathFactory",
			"'TransformerFactory factory = TransformerFactory.newInstance(); factory.setAttribute(name, 2); Transformer one = factory.newTransformer(style); one.transform(in, out);', TransformerFactory"})
	void factoriesOfXml(String body, String type) {
		Finding finding = code("Orders", "void order(Order order) {\n\t\t" + body + "\n\t}").finding(RULE);
		assertEquals(type, finding.measured());
		assertTrue(finding.message().contains("threads must not use the factory at once"), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = {"JAXBContext made = JAXBContext.newInstance(Order.class); made.createMarshaller().marshal(order, out);", "JAXBContext made; try { made = JAXBContext.newInstance(Order.class); made.createUnmarshaller().unmarshal(in); } finally { in.close(); }", "Marshaller one = JAXBContext.newInstance(Order.class).createMarshaller();",
			"Client client = ClientBuilder.newClient(); try { client.target(url).request().get(); } finally { client.close(); }", "Client client = ClientBuilder.newClient().register(JacksonFeature.class); client.target(url);",
			"ObjectMapper mapper = new ObjectMapper(); mapper.configure(FEATURE, true); Order read = mapper.readValue(text, Order.class);", "Object node = new ObjectMapper().createObjectNode();", "ObjectMapper mapper = new ObjectMapper(); this.order = mapper.readValue(text, Order.class);", "this.order = new ObjectMapper().readValue(text, Order.class);",
			"ValidatorFactory factory = Validation.buildDefaultValidatorFactory(); Validator one = factory.getValidator(); one.validate(order);",
			"try (CloseableHttpClient client = HttpClients.createDefault()) { client.execute(request); }", "HttpClient client = HttpClient.newHttpClient(); client.send(request, handler);"})
	void madeUsedAndDropped(String body) {
		assertEquals(1, found("void order(Order order)", body));
	}

	/** What is kept, handed on or handed out, made where it is missing, or set up for one user, is none. */
	@ParameterizedTest
	@ValueSource(strings = {"context = JAXBContext.newInstance(Order.class); context.createMarshaller();", "if (context == null) { context = JAXBContext.newInstance(Order.class); }", "ObjectMapper mapper = new ObjectMapper(); keep(mapper);",
			"ObjectMapper mapper = new ObjectMapper(); mapper.readValue(text, Order.class); this.mapper = mapper;", "ObjectMapper mapper = new ObjectMapper(); mapper.registerModule(module);", "validator = Validation.buildDefaultValidatorFactory().getValidator();",
			"Client client = ClientBuilder.newClient(); client.register(new BasicAuthentication(user, word)); client.target(url);", "Client client = ClientBuilder.newClient().register(HttpAuthenticationFeature.basic(user, word)); client.target(url);",
			"ObjectMapper mapper = new ObjectMapper(factory); mapper.readTree(text);", "contexts.computeIfAbsent(type, each -> JAXBContext.newInstance(each).createMarshaller());", "new Thread(() -> new ObjectMapper().readTree(text));",
			"templates.put(name, TransformerFactory.newInstance().newTemplates(style));", "transformer = TransformerFactory.newInstance().newTransformer();", "TransformerFactory factory = TransformerFactory.newInstance(); this.factory = factory; factory.newTransformer();",
			"ObjectMapper mapper = new ObjectMapper(); this.reader = mapper.readerFor(Order.class);", "this.writer = new ObjectMapper().writerFor(Order.class);", "Other.newInstance(Order.class).createMarshaller();", "Pool.createDefault().execute(request);"})
	void otherwise(String body) {
		assertEquals(0, found("void order(Order order)", body));
	}

	@ParameterizedTest
	@ValueSource(strings = {"ObjectMapper order()", "Orders()", "@PostConstruct void order()", "void init()", "static void main(String[] arguments)"})
	void whereSomethingBegins(String header) {
		assertEquals(0, found(header, header.startsWith("ObjectMapper") ? "ObjectMapper made = new ObjectMapper(); made.readTree(text); return made;" : "new ObjectMapper().readTree(text);"));
	}

	/** What Spring calls once, and what that alone calls; other events come again and again. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@EventListener void order(ApplicationStartedEvent event)|0", "@EventListener(ApplicationReadyEvent.class) void order()|0", "@EventListener void order(OrderPlaced event)|1", "@EventListener(OrderPlaced.class) void order()|1", "void order(ApplicationStartedEvent event)|1"})
	void toldOfTheBeginning(String header, int findings) {
		assertEquals(findings, found(header, "new ObjectMapper().readTree(text);"));
		assertEquals(findings, code("Orders", header + " {\n\t\tprice(text);\n\t}\n\n\tpublic Object price(String text) {\n\t\treturn new ObjectMapper().readTree(text);\n\t}").findings(RULE).size());
	}

	/** A method hands the object to those who call it: all of them in its class must use it and drop it, and none may keep it. */
	@ParameterizedTest
	@CsvSource({"private, 'try (Client client = open()) { client.target(url); }', 1", "private, 'this.open().target(url);', 1", "private, 'client = open();', 0", "private, 'keep(open());', 0", "private, '', 0", "public, 'open().target(url);', 1", "public, 'keep(open());', 0", "@Bean public, 'open().target(url);', 0",
			"private, 'open().target(url); Client other = open(); keep(other);', 0"})
	void handedOutByMethod(String visibility, String body, int findings) {
		assertEquals(findings, code("Orders", visibility + " Client open() {\n\t\treturn ClientBuilder.newClient();\n\t}\n\n\tvoid order() {\n\t\t" + body + "\n\t}").findings(RULE).size());
	}

	/** Two of a type in a class are told once, those of two types twice. */
	@ParameterizedTest
	@CsvSource({"'new ObjectMapper().readTree(text);', 1", "'HttpClients.createDefault().execute(request);', 2"})
	void oncePerClassAndType(String second, int findings) {
		assertEquals(findings, code("Orders", "void one() {\n\t\tnew ObjectMapper().readTree(text);\n\t}\n\n\tvoid two() {\n\t\t" + second + "\n\t}").findings(RULE).size());
	}

	/** A class whose name says that its work is done seldom, and a program that somebody starts. */
	@ParameterizedTest
	@CsvSource({"OrderImport, war, 0", "OrderMigration, war, 0", "OrderReportJob, war, 0", "OrderService, war, 1", "OrderService, jar, 0"})
	void whereItIsRare(String type, String packaging, int findings) {
		assertEquals(findings, code(type, "void order() {\n\t\tnew ObjectMapper().readTree(text);\n\t}").replace("Shop/pom.xml", "war", packaging).findings(RULE).size());
	}

	private static Files route(String body) {
		return new Files().with("Shop/pom.xml", "<project/>").with("Shop/src/main/java/shop/ImportRoutes.java", """
				package shop;

				import com.fasterxml.jackson.databind.ObjectMapper;
				import org.apache.camel.Exchange;
				import org.apache.camel.Processor;
				import org.apache.camel.builder.RouteBuilder;

				public class ImportRoutes extends RouteBuilder {

					@Override
					public void configure() {
						%s
					}
				}
				""".formatted(body));
	}

	/** What a step of a route does is done for each message, however often routes are built. */
	@ParameterizedTest
	@ValueSource(strings = {"from(\"direct:a\").process(e -> { ObjectMapper mapper = new ObjectMapper(); e.getIn().setBody(mapper.writeValueAsString(e)); }).to(\"direct:b\");",
			"ObjectMapper mapper = new ObjectMapper(); from(\"direct:a\").choice().when(e -> new ObjectMapper().readTree(text(e)) != null).to(\"direct:b\");",
			"from(\"direct:a\").process(new Processor() { public void process(Exchange e) { new ObjectMapper().readTree(text(e)); } });", "calls().process(e -> e.setBody(new ObjectMapper().readTree(text(e))));",
			"Processor read = e -> e.setBody(new ObjectMapper().readTree(text(e)));", "} private Processor read() { return e -> { ObjectMapper mapper = new ObjectMapper(); mapper.readTree(text(e)); };"})
	void inAStepOfARoute(String body) {
		Finding finding = route(body).finding(RULE);
		assertEquals("A new ObjectMapper for each message that ImportRoutes handles", finding.headline());
		assertTrue(finding.message().contains("beside that code"), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = {"ObjectMapper mapper = new ObjectMapper(); from(\"direct:a\").process(e -> mapper.readTree(text(e)));", "new ObjectMapper().readTree(text);", "from(\"direct:a\").process(e -> { if (mapper == null) { mapper = new ObjectMapper(); } mapper.readTree(text(e)); });",
			"names().forEach(e -> new ObjectMapper().readTree(e));", "Runnable read = () -> new ObjectMapper().readTree(text);", "from(\"direct:a\").process(e -> { ObjectMapper mapper = new ObjectMapper(); keep(mapper); });"})
	void besideAStep(String body) {
		assertEquals(0, route(body).findings(RULE).size());
	}

	@Test
	void inAStepOfAFlow() {
		assertEquals(1, new Files().with("Shop/pom.xml", "<project/>").with("Shop/src/main/java/shop/Flows.java", """
				package shop;

				import com.fasterxml.jackson.databind.ObjectMapper;
				import org.springframework.context.annotation.Bean;
				import org.springframework.integration.dsl.IntegrationFlow;

				class Flows {

					@Bean
					IntegrationFlow orders() {
						return IntegrationFlow.from("in").<String>handle((text, headers) -> new ObjectMapper().readTree(text)).get();
					}

					@Bean
					ObjectMapper mapper() {
						return new ObjectMapper();
					}
				}
				""").findings(RULE).size());
	}

	/** A class of the same name from elsewhere. */
	@Test
	void otherLibrary() {
		assertEquals(0, new Files().with("Shop/pom.xml", WAR).with("Shop/src/main/java/shop/Orders.java", "package shop;\n\nimport own.ObjectMapper;\n\nclass Orders {\n\n\tvoid order() {\n\t\tnew ObjectMapper().readTree(text);\n\t}\n}\n").findings(RULE).size());
	}

	/** Engines of templates keep what they have parsed, and clients of databases their connections. */
	@Test
	void enginesAndClients() {
		String engine = "public String page(Context context) {\n\t\tTemplateEngine engine = new TemplateEngine();\n\t\treturn engine.process(\"page\", context);\n\t}";
		assertEquals(1, code("Pages", engine).replace("Shop/src/main/java/shop/Pages.java", "import java.net.http.HttpClient;", "import org.thymeleaf.TemplateEngine;").findings(RULE).size());
		assertEquals(0, code("Pages", engine).findings(RULE).size(), "another class of the name");
		String client = "public Object find(String id) {\n\t\tMongoClient client = new MongoClient(\"localhost\");\n\t\treturn client.getDatabase(\"shop\").find(id);\n\t}";
		assertEquals(1, code("Pages", client).replace("Shop/src/main/java/shop/Pages.java", "import java.net.http.HttpClient;", "import com.mongodb.MongoClient;").findings(RULE).size());
	}

	@Test
	void aWebServiceClientInEachCall() {
		Finding finding = code("Orders", "String price(String item) {\n\t\treturn new PriceService().getPricePort().find(item);\n\t}").finding(RULE);
		assertEquals("web service client", finding.measured());
		assertTrue(finding.message().contains("fetches and parses the description of the service"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"PriceService service = new PriceService(); Price port = service.getPricePort(); return port.find(item);|1",
			"PriceService_Service service = new PriceService_Service(); return service.getPriceServiceSoap().find(item);|1",
			// A port that is handed out, or kept, may be used again.
			"Price port = new PriceService().getPricePort(); return keep(item, port) + port;|1",
			"Price port = new PriceService().getPricePort(); return port;|0",
			"this.port = new PriceService().getPricePort(); return port;|0",
			"Price found = new PriceService().getPricePort(); this.port = found; return null;|0",
			"return new PriceService().getPricePort();|0",
			"if (port == null) { Price found = new PriceService().getPricePort(); found.find(item); } return port;|0",
			// Other objects of the application, and the number of a server's port.
			"return new PriceService().find(item);|0",
			"return new PriceService(item).getPricePort().find(item);|0",
			"return new PriceTable().getPricePort().find(item);|0" })
	void webServiceClients(String body, int findings) {
		assertEquals(findings, found("Object price(String item)", body));
	}

	/** The name of a class says that its work is done seldom, but not where requests call it. */
	@ParameterizedTest
	@CsvSource({"OrderReport, 0", "OrderReport extends HttpServlet, 1", "OrderExport extends HttpServlet, 1", "OrderExport extends Job, 0"})
	void seldomByName(String type, int findings) {
		assertEquals(findings, code("Orders", "}\n\nclass " + type + " {\n\tString text(Order order) {\n\t\treturn new ObjectMapper().writeValueAsString(order);\n\t}").findings(RULE).size());
	}
}
