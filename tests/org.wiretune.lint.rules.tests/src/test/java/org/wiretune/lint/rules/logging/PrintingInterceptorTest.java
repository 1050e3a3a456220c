/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Filters, interceptors and the like that print. */
class PrintingInterceptorTest {

	private static final String RULE = "print-in-each-call";
	private static final String PRINT = "System.out.println(what);";

	private static Files code(String path, String supertypes, String annotation, String method, String body) {
		return new Files().with(path, """
				package shop;

				import javax.interceptor.AroundInvoke;

				public class Between %s {

					%s
					public Object %s(Object what) throws Exception {
						%s
						return what;
					}
				}
				""".formatted(supertypes, annotation, method, body));
	}

	private static Files code(String supertypes, String annotation, String method, String body) {
		return code("Shop/src/main/java/shop/Between.java", supertypes, annotation, method, body);
	}

	@ParameterizedTest
	@CsvSource({"implements Filter, '', doFilter, 1", "implements javax.servlet.Filter, '', doFilter, 1", "implements Filter, '', init, 0", "extends OncePerRequestFilter, '', doFilterInternal, 1",
			"implements ContainerRequestFilter, '', filter, 1", "implements HandlerInterceptor, '', preHandle, 1", "implements Interceptor, '', intercept, 1", "implements Interceptor, '', plugin, 0",
			"implements SOAPHandler<SOAPMessageContext>, '', handleMessage, 1", "implements PhaseListener, '', beforePhase, 1", "'', @AroundInvoke, log, 1", "implements ChannelInterceptor, '', preSend, 1", "extends ChannelInterceptorAdapter, '', postReceive, 1", "implements ClientInterceptor, '', handleRequest, 1", "implements ClientInterceptor, '', handleFault, 0", "'', '', log, 0", "implements Runnable, '', doFilter, 0"})
	void places(String supertypes, String annotation, String method, int findings) {
		assertEquals(findings, code(supertypes, annotation, method, PRINT).findings(RULE).size());
	}

	/** What a condition or a failure leads to is seldom. */
	@ParameterizedTest
	@CsvSource({"'System.out.println(what);', 1", "'System.err.printf(\"%s\", what);', 1", "'if (what == null) { System.out.println(what); }', 0", "'try { what.wait(); } catch (Exception e) { System.out.println(e); }', 0",
			"'writer.println(what);', 0", "'logger.info(what);', 0", "'// System.out.println(what);', 0"})
	void statements(String body, int findings) {
		assertEquals(findings, code("implements Filter", "", "doFilter", body).findings(RULE).size());
	}

	/** A method of the same class that is called each time prints each time. */
	@ParameterizedTest
	@CsvSource({"show(what);, 1", "if (what == null) { show(what); }, 0", "other.show(what);, 0", "if (show(what)) { return null; }, 1", "'show(what, what);', 0"})
	void inAMethodThatIsCalled(String call, int findings) {
		Files files = code("implements Filter", "", "doFilter", call);
		assertEquals(findings, files.replace(files.paths().getFirst(), "return what;\n\t}", "return what;\n\t}\n\n\tprivate boolean show(Object what) {\n\t\t" + PRINT + "\n\t\treturn true;\n\t}").findings(RULE).size());
	}

	@Test
	void oneFindingForAMethod() {
		Finding finding = code("implements Filter", "", "doFilter", PRINT + "\n\t\t" + PRINT).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2", finding.measured());
		assertEquals(1, finding.related().size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/test/java/shop/Between.java", "Examples/src/main/java/shop/samples/Between.java"})
	void whereNoServerRuns(String path) {
		assertEquals(0, code(path, "implements Filter", "", "doFilter", PRINT).findings(RULE).size());
	}

	private static Files data(String path, String annotation, String name, String header, String body) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Desk/pom.xml", "<project><packaging>jar</packaging></project>\n").with(path, """
				package shop;

				import java.sql.Connection;
				import javax.ejb.Stateless;
				import org.springframework.stereotype.Repository;

				%s
				public class %s {

					%s {
						%s
					}
				}
				""".formatted(annotation, name, header, body));
	}

	private static Files data(String name, String header, String body) {
		return data("Shop/src/main/java/shop/Data.java", "", name, header, body);
	}

	@Test
	void dataAccess() {
		Finding one = data("OrderDao", "public void find(Object what)", PRINT).finding(RULE);
		assertTrue(one.message().startsWith("OrderDao does the work of requests, and writes to standard output"), one.message());
		Finding two = data("OrderDao", "public void find(Object what)", PRINT + "\n\t\t" + PRINT).finding(RULE);
		assertEquals("2", two.measured());
		assertEquals(1, two.related().size());
	}

	/** By its name, or by what the container makes of it. */
	@ParameterizedTest
	@CsvSource({"'', OrderDAOImpl, 1", "'', JdbcOrderRepository, 1", "'', Orders, 0", "@Repository, Orders, 1", "@Stateless, Orders, 1", "@javax.ejb.Singleton, Orders, 1", "@jakarta.ejb.MessageDriven, Orders, 1", "@javax.jws.WebService, Orders, 1",
			"'', Orders extends LazyDataModel<Order>, 1", "@javax.persistence.Entity, Orders, 0", "'', OrderDaoHelper, 0"})
	void whoReadsTheDatabase(String annotation, String name, int findings) {
		assertEquals(findings, data("Shop/src/main/java/shop/Data.java", annotation, name, "public void find(Object what)", PRINT).findings(RULE).size());
	}

	/** What reads the rows of each page is called load. */
	@ParameterizedTest
	@CsvSource({"Orders extends LazyDataModel<Order>, load, 1", "OrderDao, load, 0", "Orders extends LazyDataModel<Order>, init, 0"})
	void rowsOfPages(String type, String method, int findings) {
		assertEquals(findings, data(type, "public void " + method + "(Object what)", PRINT).findings(RULE).size());
	}

	/** Beans of pages; those of Spring have annotations of their own. */
	@ParameterizedTest
	@CsvSource({"@javax.faces.bean.ManagedBean, 1", "@javax.inject.Named @javax.enterprise.context.RequestScoped, 1", "@jakarta.enterprise.inject.Model, 1", "@javax.inject.Named, 0", "@ManagedBean, 0"})
	void beansOfPages(String annotation, int findings) {
		Files bean = data("Shop/src/main/java/shop/Data.java", annotation, "Orders", "public String find(Object what)", PRINT);
		assertEquals(annotation.contains("faces.bean") || annotation.contains("Model") ? findings : 0, bean.findings(RULE).size(), "the file works with Spring");
		assertEquals(findings, bean.replace(bean.paths().getLast(), "import org.springframework.stereotype.Repository;\n", "").findings(RULE).size());
	}

	/** What a page reads prints at each rendering; what it calls when somebody clicks prints once, unless for each of many rows. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"public String getName()|1", "public boolean isOpen()|1", "public boolean required()|1", "public String nameOf(long id)|1", "public Long getId()|1", "public void fill(Object what, Object to)|1", "public void before(PhaseEvent event)|1", "public void before(ComponentSystemEvent event)|1",
			"public void save()|0", "public String save()|0", "public void setName(String what)|0", "public void onSelect(SelectEvent what)|0", "public String getaway()|0"})
	void whatPagesCall(String header, int findings) {
		String path = "Shop/src/main/java/shop/Data.java";
		assertEquals(findings, data(path, "@javax.faces.bean.ManagedBean", "Orders", header, PRINT).findings(RULE).size());
		assertEquals(1, data(path, "@javax.faces.bean.ManagedBean", "Orders", header, "for (Object each : all) { " + PRINT + " }").findings(RULE).size(), "for each row");
		assertEquals(1, data(path, "@Stateless @javax.faces.bean.ManagedBean", "Orders", header.replace("getaway", "find"), PRINT).findings(RULE).size(), "others call an enterprise bean, too");
	}

	/** Few requests delete beside those that read. */
	@ParameterizedTest
	@CsvSource({"@javax.ws.rs.GET, 1", "@javax.ws.rs.POST, 1", "@javax.ws.rs.PUT, 1", "@javax.ws.rs.DELETE, 0"})
	void deletions(String verb, int findings) {
		assertEquals(findings, data("Shop/src/main/java/shop/Data.java", "@javax.ejb.Stateless", "Orders", verb + " public Object one(long id)", PRINT).findings(RULE).size());
		assertEquals(findings, data("Shop/src/main/java/shop/Data.java", "@javax.ws.rs.Path(\"/orders\")", "Orders", verb + " public Object one(long id)", PRINT).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"public void find(Object what), 1", "private void find(Object what), 0", "public OrderDao(Object what), 0", "public void init(Object what), 0", "public void printAll(Object what), 0", "public static void main(String[] what), 0"})
	void whichMethods(String header, int findings) {
		assertEquals(findings, data("OrderDao", header, PRINT).findings(RULE).size());
	}

	/** What each request leads to, and nothing else of the class. */
	@ParameterizedTest
	@CsvSource({"@javax.ws.rs.GET public Object list(Object what), 1", "@GET public Object list(Object what), 0", "'public void doGet(Object what, Object answer)', 1", "'public void doCount(Object what, Object answer)', 0"})
	void whichRequests(String header, int findings) {
		assertEquals(findings, data("Orders extends HttpServlet", header, PRINT).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/main/java/shop/Data.java, 1", "Desk/src/main/java/shop/Data.java, 0", "Shop/src/test/java/shop/Data.java, 0", "Shop/src/main/java/shop/tools/Data.java, 0"})
	void whereDataIsRead(String path, int findings) {
		assertEquals(findings, data(path, "", "OrderDao", "public void find(Object what)", PRINT).findings(RULE).size());
	}
}
