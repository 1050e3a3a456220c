/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;

/** Which classes are in operation, as the rule on queries in loops shows. */
class InOperationTest {

	private static final String SOURCES = "shop/src/main/java/";

	/** A class with a query in a loop. */
	private static Files with(Files files, String sources, String type, String before, String inside) {
		int end = type.lastIndexOf('.');
		return files.with(sources + type.replace('.', '/') + ".java", "package " + type.substring(0, end) + ";\nimport java.util.List;\n" + before + "class " + type.substring(end + 1) + " {\n\tOrderRepository orderRepository;\n" + inside
				+ "\n\tvoid price(List<Long> ids) {\n\t\tfor (Long id : ids) {\n\t\t\torderRepository.findByKey(id);\n\t\t}\n\t}\n}\n");
	}

	private static Files shop() {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n");
	}

	private static int findings(String sources, String type, String before, String inside) {
		return with(shop(), sources, type, before, inside).findings("query-per-row").size();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"acme.shop.Orders|1",
			// What the application is about.
			"acme.shop.archive.Orders|1", "acme.shop.audit.Orders|1", "acme.shop.target.Orders|1", "acme.shop.Archive|1", "acme.shop.Audit|1",
			// Programs, as their packages say.
			"acme.shop.tools.Orders|0", "acme.shop.cli.Orders|0", "acme.shop.client.Orders|0", "acme.shop.migration.Orders|0", "acme.tools.shop.Orders|0"})
	void wordsOfPackages(String type, int findings) {
		assertEquals(findings, findings(SOURCES, type, "", ""));
	}

	@ParameterizedTest
	@CsvSource({"shop/src/main/java/, 1", "shop/src/, 1", "shop/tools/src/main/java/, 0", "shop/client/src/, 0", "shop/target/generated/, 0", "shop/archive/src/, 0"})
	void foldersOfSources(String sources, int findings) {
		assertEquals(findings, with(shop(), sources, "acme.shop.Orders", "", "").findings("query-per-row").size());
	}

	/** What the container makes or calls is in operation, and what has a main method is not. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"acme.shop.tools.Orders|@Stateless||1", "acme.shop.client.Orders|@ApplicationScoped||1", "acme.shop.gui.Orders|@Named||1",
			"acme.shop.tools.Orders|@Component|public static void main(String[] arguments) { }|0", "acme.shop.cli.Orders|import picocli.CommandLine; @Component||0", "acme.shop.client.Orders|import com.google.inject.Singleton; @Singleton||0", "acme.shop.migration.Orders|@Component||0", "acme.shop.tools.Orders|@Deprecated||0"})
	void whatAContainerCalls(String type, String before, String inside, int findings) {
		assertEquals(findings, findings(SOURCES, type, before + "\n", inside == null ? "" : inside));
	}

	@Test
	void whatAllClassesShareIsNoWord() {
		assertEquals(2, with(with(shop(), SOURCES, "acme.tools.shop.Orders", "", ""), SOURCES, "acme.tools.shop.web.Pages", "", "").findings("query-per-row").size());
		assertEquals(0, with(with(shop(), SOURCES, "acme.tools.Orders", "", ""), SOURCES, "acme.tools.Pages", "", "").findings("query-per-row").size(), "one package alone");
		assertEquals(1, with(with(shop(), SOURCES, "acme.shop.tools.Orders", "", ""), SOURCES, "acme.shop.web.Pages", "", "").findings("query-per-row").size(), "not shared");
		assertEquals(1, with(with(shop(), SOURCES, "acme.tools.shop.client.Orders", "", ""), SOURCES, "acme.tools.shop.web.Pages", "", "").findings("query-per-row").size(), "a word below what is shared");
		Files modules = with(with(with(shop(), SOURCES, "acme.shop.web.Pages", "", ""), "shop/desk/src/main/java/", "acme.tools.first.Orders", "", ""), "shop/desk/src/main/java/", "acme.tools.second.Orders", "", "");
		assertEquals(1, modules.findings("query-per-row").size(), "shared by the classes of one module only");
		assertEquals(2, with(with(shop(), SOURCES, "io.acme.tools.shop.Orders", "", ""), "shop/web/src/main/java/", "io.acme.tools.shop.web.Pages", "", "").findings("query-per-row").size(), "shared by those of two");
	}

	/** Without a build of Maven or Gradle: projects of NetBeans and Eclipse. */
	@ParameterizedTest
	@CsvSource({"Shop/src/conf/persistence.xml, Shop/web/WEB-INF/web.xml, 1", "Shop/Shop-ejb/src/conf/persistence.xml, Shop/Shop-war/web/WEB-INF/web.xml, 1", "Shop/ShopEJB/ejbModule/META-INF/persistence.xml, Other/WEB-INF/web.xml, 1",
			"Shop/Shop-desk/src/conf/persistence.xml, Shop/Shop-war/web/WEB-INF/web.xml, 0", "Shop/Shop-ejb/src/conf/persistence.xml, Other/web/WEB-INF/web.xml, 0"})
	void projectsOfAnt(String unit, String web, int findings) {
		Files files = new Files().with(unit, "<persistence><persistence-unit name=\"shop\"><provider>org.hibernate.jpa.HibernatePersistenceProvider</provider><properties><property name=\"hibernate.show_sql\" value=\"true\"/></properties></persistence-unit></persistence>\n")
				.with(web, "<web-app><session-config><session-timeout>30</session-timeout></session-config></web-app>\n");
		assertEquals(findings, files.findings("provider-logs-statements").size());
	}

	/** A client of another service is a part of the application where a container makes it. */
	@Test
	void clients() {
		assertEquals(0, findings(SOURCES, "acme.shop.OrderClient", "", ""));
		assertEquals(1, findings(SOURCES, "acme.shop.OrderClient", "@javax.enterprise.context.ApplicationScoped\n", ""));
		assertEquals(0, findings(SOURCES, "acme.shop.OrderClient", "@ApplicationScoped\n", "public static void main(String[] arguments) { }"));
	}

	/** A build that states no archive leaves it to an IDE; one that starts something or is published does not. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"<artifactId>shop</artifactId>|@Stateless|1", "<artifactId>shop</artifactId>||0", "<artifactId>javaee-api</artifactId>||1", "<packaging>jar</packaging><artifactId>javaee-api</artifactId>||0", "<artifactId>jakarta.jakartaee-web-api</artifactId>||1", "<artifactId>my-javaee-apis</artifactId>||0",
			"<artifactId>shop</artifactId><plugin><archive><manifest><mainClass>shop.Main</mainClass></manifest></archive></plugin>|@Stateless|0", "<artifactId>nexus-staging-maven-plugin</artifactId>|@Stateless|0", "<packaging>jar</packaging>|@Stateless|0"})
	void buildsWithoutAnArchive(String build, String annotation, int findings) {
		String code = "package shop;\nimport com.fasterxml.jackson.databind.ObjectMapper;\n" + (annotation == null ? "" : annotation + "\n") + "public class Orders {\n\tvoid order(Order order) {\n\t\torder.text(new ObjectMapper().writeValueAsString(order));\n\t}\n}\n";
		assertEquals(findings, new Files().with("shop/pom.xml", "<project>" + build + "</project>\n").with("shop/src/main/java/shop/Orders.java", code).findings("costly-object-per-call").size());
	}

	/** Without a build and a web application beside it, the class itself tells that a server makes it. */
	@ParameterizedTest
	@CsvSource({"@javax.servlet.annotation.WebServlet(\"/a\") class Pages extends HttpServlet, 1", "class Pages extends HttpServlet, 1", "class Pages, 0"})
	void classesOfServers(String head, int findings) {
		String code = "package shop;\nimport com.fasterxml.jackson.databind.ObjectMapper;\n" + head + " {\n\tvoid order(Order order) {\n\t\torder.text(new ObjectMapper().writeValueAsString(order));\n\t}\n}\n";
		assertEquals(findings, new Files().with("Shop/src/shop/Pages.java", code).findings("costly-object-per-call").size());
		assertEquals(0, new Files().with("Shop/src/shop/Pages.java", code.replace("void order", "public static void main(String[] arguments) {\n\t}\n\n\tvoid order")).findings("costly-object-per-call").size());
		// A build says what it is for.
		assertEquals(0, new Files().with("Shop/pom.xml", "<project><packaging>jar</packaging></project>\n").with("Shop/src/main/java/shop/Pages.java", code).findings("costly-object-per-call").size());
	}
}
