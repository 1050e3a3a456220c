/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

/** What each reader makes of a file of its format. */
class ReadersTest {

	private static FileParts read(String path, String text) {
		return new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree.MemoryFile(path, text.getBytes(StandardCharsets.UTF_8)));
	}

	private static <T extends EObject> List<T> sample(String path, Class<T> type) {
		FileParts parts = read(path, Samples.text(path));
		assertEquals(List.of(), parts.problems());
		return parts.elements().stream().filter(type::isInstance).map(type::cast).toList();
	}

	private static void assertSet(String value, Setting setting) {
		assertEquals(SettingState.SET, setting.getState());
		assertEquals(value, setting.getValue());
	}

	private static void assertDefault(String value, Setting setting) {
		assertEquals(SettingState.DEFAULTED, setting.getState());
		assertEquals(value, setting.getValue());
		assertTrue(setting.getDefaultSource().length() > 20, setting::getDefaultSource);
	}

	private static String scdl(String root, String content) {
		return "<s:" + root + " " + Samples.SCDL + " name=\"X\">" + content + "</s:" + root + ">";
	}

	private static Binding binding(String end, String type, String attributes, String content) {
		FileParts parts = read("m/X." + end, scdl(end, "<esbBinding xsi:type=\"p:" + type + "\" " + attributes + ">" + content + "</esbBinding>"));
		assertEquals(List.of(), parts.problems());
		return parts.elements().getFirst() instanceof Import imported ? imported.getBinding() : ((Export) parts.elements().getFirst()).getBinding();
	}

	@ParameterizedTest
	@CsvSource({ "SCAImportBinding, SCA", "WebServiceImportBinding, JAX_RPC", "JaxWsImportBinding, JAX_WS", "JMSImportBinding, JMS", "MQImportBinding, MQ", "MQJMSImportBinding, MQ_JMS",
			"GENJMSImportBinding, GENERIC_JMS", "GenericJMSImportBinding, GENERIC_JMS", "HTTPImportBinding, HTTP", "SLSBImportBinding, EJB", "EJBImportBinding, EJB", "EISImportBinding, EIS",
			"SomethingElse, UNKNOWN" })
	void theKindOfABindingIsToldByItsLocalName(String type, String kind) {
		Binding binding = binding("import", type, "", "");
		assertEquals(kind, binding.getKind().name());
		assertEquals(type, binding.getName());
		assertSet("p:" + type, binding.getType());
		assertEquals(kind, binding("export", type.replace("Import", "Export"), "", "").getKind().name());
	}

	@Test
	void anScaBindingNamesModuleAndExport() {
		Binding binding = binding("import", "SCAImportBinding", "module='m' export='E' version=''", "");
		assertSet("m", binding.getTargetModule());
		assertSet("E", binding.getTargetExport());
		assertEquals(List.of("version"), binding.getProperties().stream().map(Setting::getName).toList());
	}

	@Test
	void aWebServiceBindingHasItsAddress() {
		Binding binding = binding("import", "JaxWsImportBinding", "endpoint='http://h/x' port='P' service='S'", "");
		assertSet("http://h/x", binding.getEndpoint());
		assertEquals(List.of("port", "service"), binding.getProperties().stream().map(Setting::getName).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "endpointURL='http://h/x' | ''", "'' | <importInteraction endpointURL='http://h/x'/>", "'' | <endpointURL> http://h/x </endpointURL>",
			"'' | <methodBinding method='m'><endpointURL>http://h/x</endpointURL></methodBinding>" })
	void theAddressOfAnHttpBindingIsFoundWhereverItStands(String attributes, String content) {
		assertSet("http://h/x", binding("import", "HTTPImportBinding", attributes, content).getEndpoint());
	}

	@Test
	void aJmsBindingHasItsDestinationsTheSendDestinationFirst() {
		Binding binding = binding("export", "JMSExportBinding", "", "<connection target='m/AS'/><responseConnection target='m/CF'/>"
				+ "<destination usage='receive' target='m/R'/><destination usage='send' target='m/S'/><destination target='m/O'/>");
		assertEquals(List.of("send=m/S", "receive=m/R", "destination=m/O"), binding.getDestinations().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
		assertEquals(List.of("connection=m/AS", "responseConnection=m/CF"), binding.getProperties().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
	}

	@Test
	void anExportWithoutABindingHasTheKindNone() {
		Export export = (Export) read("m/X.export", scdl("export", "").replace("name=", "target=\"A\" name=")).elements().getFirst();
		assertEquals(BindingKind.NONE, export.getBinding().getKind());
		assertSet("A", export.getWire().getTarget());
	}

	@Test
	void anExportThatBreaksBeforeItsEndMayHaveABinding() {
		Export export = (Export) read("m/X.export", scdl("export", "<interfaces>").replace("</s:export>", "")).elements().getFirst();
		assertEquals(BindingKind.UNKNOWN, export.getBinding().getKind());
	}

	@Test
	void aComponentHasItsInterfacesReferencesWiresQualifiersAndImplementation() {
		Component component = sample("m/A.component", Component.class).getFirst();
		assertEquals("A", component.getName());
		assertEquals("The A", component.getDisplayName());
		assertEquals(List.of("one", "two"), component.getInterfaces().getFirst().getOperations());
		assertEquals(InteractionStyle.UNSTATED, component.getInterfaces().getFirst().interactionStyle());
		assertEquals("JoinTransaction", component.getInterfaces().getFirst().getQualifiers().getFirst().getType());
		var reference = component.getReferences().getFirst();
		assertEquals(InteractionStyle.ASYNC, reference.getInterfaces().getFirst().interactionStyle());
		assertEquals(List.of("I", "J"), reference.getWires().stream().map(wire -> wire.getTarget().getValue()).toList());
		assertEquals(List.of("DeliverAsyncAt", "Reliability"), reference.getQualifiers().stream().map(qualifier -> qualifier.getType()).toList());
		assertSet("commit", reference.getQualifiers().getFirst().getValue());
		assertEquals(SettingState.ABSENT, reference.getQualifiers().get(1).getValue().getState());
		assertEquals("JavaImplementation", component.getImplementation().getType());
		assertSet("p.AImpl", component.getImplementation().getArtifact());
	}

	@ParameterizedTest
	@CsvSource({ "module, '', MODULE", "module, <x:moduleType xmlns:x='u' type='com.ibm.ws.sca.scdl.moduletype.mediation'/>, MEDIATION_MODULE", "library, '', LIBRARY" })
	void aModuleHasItsKind(String root, String content, String kind) {
		assertEquals(kind, ((Module) read("m/sca." + root, scdl(root, content)).elements().getFirst()).getKind().name());
	}

	@Test
	void aFileOfAnotherLanguageWithTheSameNameIsPassedOver() {
		for (String path : List.of("m/x.import", "m/x.export", "m/x.component", "m/sca.module", "m/sca.references", "m/server.xml", "m/resources.xml", "m/x-ds.xml", "m/persistence.xml",
				"m/ejb3-interceptors-aop.xml", "m/sca.module.attributes")) {
			assertTrue(read(path, "<import name='x'><broken").isEmpty(), path);
		}
		assertTrue(read("m/server.xml", "<server><mbean code='x'/><executor maxThreads='1'/></server>").isEmpty());
		assertTrue(read("m/server.xml", "<Server port='8005'/>").isEmpty());
	}

	@Test
	void filesOfOtherToolsWithTheSameExtensionArePassedOver() {
		assertTrue(read("p/x.component", "<apex:component controller='C'><b></apex:component>").isEmpty());
		assertTrue(read("p/x.export", "export const a = 1;").isEmpty());
		assertTrue(read("p/x.import", "").isEmpty());
		assertEquals(ReadProblem.Kind.SYNTAX, read("p/persistence.xml", "text").problems().getFirst().kind());
	}

	@Test
	void anScdlFileWhosePrefixLostItsDeclarationIsToldAndRead() {
		FileParts parts = read("m/X.import", scdl("import", "").replace("s:import", "scdl:import"));
		assertEquals("The prefix scdl of scdl:import is not declared. Add its namespace declaration to the root element.", parts.problems().getFirst().message());
		assertEquals("X", ((Import) parts.elements().getFirst()).getName());
	}

	@Test
	void aFileThatBreaksBeforeItsFirstElementIsTold() {
		assertEquals(ReadProblem.Kind.SYNTAX, read("m/x.import", "<s:import name='x").problems().getFirst().kind());
	}

	@Test
	void aServerHasItsPoolsAndTheOptionsOfTheProcessThatRunsApplications() {
		Server server = sample(Samples.CELL + "/nodes/n1/servers/s1/server.xml", Server.class).getFirst();
		assertEquals("s1", server.getName());
		assertEquals("k1", server.getCluster());
		assertEquals(List.of("ORB.thread.pool", "Default", "Pool_SIBus_SCA", "ORB.thread.pool"), server.getThreadPools().stream().map(pool -> pool.getName()).toList());
		var pool = server.getThreadPools().get(1);
		assertSet("5", pool.getMinimumSize());
		assertSet("20", pool.getMaximumSize());
		assertEquals("threads", pool.getMaximumSize().getUnit());
		assertSet("5000", pool.getInactivityTimeout());
		assertSet("false", pool.getGrowable());
		assertDefault("3500", server.getThreadPools().get(2).getInactivityTimeout());
		assertDefault("false", server.getThreadPools().get(2).getGrowable());
		assertDefault("50", server.getThreadPools().get(2).getMaximumSize());
		assertDefault("10", server.getThreadPools().get(2).getMinimumSize());
		assertDefault("512", server.getJvm().getMaximumHeapSize());
		assertEquals(SettingState.ABSENT, server.getJvm().getInitialHeapSize().getState());
		assertEquals("0", server.getJvm().getInitialHeapSize().getInsertion().replaced());
		assertSet("true", server.getJvm().getVerboseGarbageCollection());
	}

	@Test
	void resourceAdaptersHaveTheirAliasAndActivationSpecifications() {
		List<ResourceAdapter> adapters = sample(Samples.CELL + "/nodes/n1/resources.xml", ResourceAdapter.class);
		ResourceAdapter platform = adapters.getFirst();
		assertEquals("node", platform.getScope());
		assertSet("Pool_SIBus_SCA", platform.getThreadPoolAlias());
		ActivationSpecification first = platform.getActivationSpecifications().getFirst();
		assertSet("100", first.getMaximumConcurrency());
		assertSet("sca/A", first.getDestination());
		assertDefault("1", first.getMaximumBatchSize());
		assertDefault("10", platform.getActivationSpecifications().get(1).getMaximumConcurrency());
		ResourceAdapter mq = adapters.get(1);
		assertDefault("Default", mq.getThreadPoolAlias());
		assertSet("12", mq.getActivationSpecifications().getFirst().getMaximumConcurrency());
		assertEquals("maxPoolDepth", mq.getActivationSpecifications().getFirst().getMaximumConcurrency().getName());
		assertSet("jms/q", mq.getActivationSpecifications().getFirst().getDestination());
		assertEquals(SettingState.ABSENT, mq.getActivationSpecifications().getFirst().getMaximumBatchSize().getState());
	}

	@Test
	void dataSourcesOfWebSphereHaveTheirPoolAndProperties() {
		List<DataSource> sources = sample(Samples.CELL + "/nodes/n1/resources.xml", DataSource.class);
		assertEquals(List.of("ds", "ds2"), sources.stream().map(DataSource::getName).toList());
		DataSource first = sources.getFirst();
		assertSet("60", first.getStatementCacheSize());
		assertSet("jdbc:mysql://h/d", first.getUrl());
		assertEquals(DatabaseVendor.MYSQL, first.getVendor());
		assertEquals(List.of("URL"), first.getConnectionProperties().stream().map(Setting::getName).toList());
		assertDefault("10", first.getConnectionPool().getMaximumConnections());
		assertNull(first.getConnectionPool().getMinimumConnections().getInsertion());
		assertDefault("false", first.getRewriteBatchedStatements());
		DataSource second = sources.get(1);
		assertSet("30", second.getConnectionPool().getMaximumConnections());
		assertDefault("1", second.getConnectionPool().getMinimumConnections());
		assertDefault("10", second.getStatementCacheSize());
		assertEquals(DatabaseVendor.MYSQL, second.getVendor());
		assertNull(second.getRewriteBatchedStatements().getInsertion());
	}

	@Test
	void dataSourcesOfJBossFiveHaveTheirElements() {
		List<DataSource> sources = sample("jboss/default/deploy/mysql-ds.xml", DataSource.class);
		DataSource first = sources.getFirst();
		assertEquals("MySqlDS", first.getName());
		assertSet("jdbc:mysql://localhost:3306/EJB3?a=1&b=2", first.getUrl());
		assertSet("400", first.getConnectionPool().getMinimumConnections());
		assertSet("450", first.getConnectionPool().getMaximumConnections());
		assertDefault("0", first.getStatementCacheSize());
		assertDefault("false", first.getRewriteBatchedStatements());
		assertSet("true", sources.get(1).getRewriteBatchedStatements());
		assertDefault("20", sources.get(1).getConnectionPool().getMaximumConnections());
		assertSet("jdbc:mysql://h/d", sources.get(2).getUrl());
		assertTrue(sources.get(2).getRewriteBatchedStatements().getInsertion().prefix().contains("<xa-datasource-property name=\"RewriteBatchedStatements\">"));
	}

	@Test
	void dataSourcesOfNewerServersHaveTheirNestedElements() {
		List<DataSource> sources = sample("app/src/main/webapp/WEB-INF/app-ds.xml", DataSource.class);
		assertEquals("A", sources.getFirst().getName());
		assertSet("java:/A", sources.getFirst().getJndiName());
		assertEquals("\n    <d:pool>\n      <d:max-pool-size>", sources.getFirst().getConnectionPool().getMaximumConnections().getInsertion().prefix());
		assertSet("mysql", sources.getFirst().getDriverClass());
		assertSet("30", sources.get(1).getConnectionPool().getMaximumConnections());
		assertEquals(DatabaseVendor.MYSQL, sources.get(1).getVendor());
	}

	@Test
	void poolsOfBeansAreReadFromTheirAnnotations() {
		List<BeanPool> pools = sample("jboss/default/deploy/ejb3-interceptors-aop.xml", BeanPool.class);
		assertEquals(List.of("Message Driven Bean", "Stateless Bean", "Older", "Quoted"), pools.stream().map(BeanPool::getBeanKind).toList());
		assertSet("StrictMaxPool", pools.getFirst().getPoolClass());
		assertSet("15", pools.getFirst().getMaximumSize());
		assertSet("10000", pools.getFirst().getTimeout());
		assertSet("ThreadlocalPool", pools.get(1).getPoolClass());
		assertEquals(", maxSize=", pools.get(1).getMaximumSize().getInsertion().prefix());
		assertSet("org.jboss.ejb3.StrictMaxPool.class", pools.get(2).getPoolClass());
		assertSet("30", pools.get(2).getMaximumSize());
		assertEquals(SettingState.ABSENT, pools.get(2).getTimeout().getState());
		assertSet("5", pools.get(3).getTimeout());
	}

	@Test
	void persistenceUnitsHaveTheirProperties() {
		List<PersistenceUnit> units = sample("app/src/main/resources/META-INF/persistence.xml", PersistenceUnit.class);
		assertEquals(List.of("one", "two", "three", "four"), units.stream().map(PersistenceUnit::getName).toList());
		assertFalse(units.getFirst().getBatchSize().isSet());
		assertSet("java:/two", units.get(1).getDataSource());
		assertEquals("non-jta-data-source", units.get(1).getDataSource().getName());
		assertSet("30", units.get(2).getBatchSize());
		assertEquals(2, units.get(2).getProperties().size());
		assertSet("org.hibernate.jpa.HibernatePersistenceProvider", units.get(2).getProvider());
		assertEquals("\n    <properties>\n      <property name=\"hibernate.jdbc.batch_size\" value=\"", units.get(1).getBatchSize().getInsertion().prefix());
	}

	@ParameterizedTest
	@CsvSource({ "jdbc:mysql://h/d, , MYSQL", "jdbc:mariadb://h/d, , MARIADB", "jdbc:postgresql://h/d, , POSTGRESQL", "jdbc:oracle:thin:@h, , ORACLE", "jdbc:db2://h, , DB2",
			"jdbc:jtds:sqlserver://h, , SQLSERVER", "jdbc:h2:mem:x, , H2", "jdbc:hsqldb:., , HSQLDB", "jdbc:derby:x, , DERBY", "${url}, com.mysql.jdbc.Driver, MYSQL",
			", org.apache.derby.jdbc.EmbeddedDriver, DERBY", "jdbc:other:x, , UNKNOWN", ", , UNKNOWN", ", h2, H2", ", com.ibm.db2.jcc.DB2XADataSource, DB2" })
	void theDatabaseIsToldByTheAddressElseByTheDriver(String url, String driver, DatabaseVendor vendor) {
		assertEquals(vendor, Databases.vendor(url, driver));
	}

	@Test
	void templatesOfServersAreNoServers() {
		assertTrue(read("was/config/templates/servertypes/APPLICATION_SERVER/servers/default/server.xml", Samples.text(Samples.CELL + "/nodes/n1/servers/s1/server.xml")).isEmpty());
	}

	@ParameterizedTest
	@CsvSource({ "x/cells/c/resources.xml, cell", "x/cells/c/nodes/n/resources.xml, node", "x/cells/c/nodes/n/servers/s/resources.xml, server", "x/cells/c/clusters/k/resources.xml, cluster",
			"x/cells/c/applications/a.ear/deployments/a/resources.xml, application", "x/resources.xml, server" })
	void theScopeOfResourcesIsToldByTheirPath(String path, String scope) {
		assertEquals(scope, WebSpherePath.of(path).scope());
	}
}
