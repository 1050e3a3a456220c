/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.wiretune.core.Product;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.xml.sax.InputSource;

/**
 * The profiles {@code default} and {@code production} as EAP 5.2 ships them: what differs between the two is the tuning of
 * the product's own makers. It is told once by the model and once by the trees of the JDK's parser.
 */
class JBossProfilesTest {

	private static final String CORPUS = "jboss-eap5";

	private static List<Server> servers() throws IOException {
		return Linter.lint(Corpus.tree(CORPUS), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getServers();
	}

	private static Server server(String name) throws IOException {
		return servers().stream().filter(server -> server.getName().equals(name) && server.getProduct() == Product.JBOSS_EAP_5).findFirst().orElseThrow();
	}

	/** The values that a profile states, by file, group and setting, each with a number where one repeats. */
	private static Map<String, String> stated(Server server) {
		Map<String, String> stated = new TreeMap<>();
		for (ConfigurationFile file : server.getConfiguration()) {
			String path = file.getPath().substring(Math.min(file.getPath().length(), server.getPath().length() + 1));
			if (file.getKind().startsWith("jboss-5") && file.getPath().startsWith(server.getPath() + '/')) {
				collect(file, path, stated);
			}
		}
		return stated;
	}

	private static void collect(ConfigurationGroup group, String way, Map<String, String> stated) {
		for (Setting setting : group.getSettings()) {
			if (setting.isSet()) {
				put(stated, way + " " + setting.getName(), setting.getValue());
			}
		}
		for (ConfigurationGroup inner : group.getGroups()) {
			collect(inner, way + " > " + inner.getName(), stated);
		}
	}

	private static void put(Map<String, String> stated, String key, String value) {
		String free = key;
		for (int i = 2; stated.containsKey(free); i++) {
			free = key + '#' + i;
		}
		stated.put(free, value);
	}

	private static String file(String key) {
		int space = key.indexOf(' ');
		return space < 0 ? key : key.substring(0, space);
	}

	/** What differs in files that both profiles have. */
	private static List<String> differences(Map<String, String> before, Map<String, String> after) {
		TreeSet<String> files = new TreeSet<>(before.keySet().stream().map(JBossProfilesTest::file).toList());
		files.retainAll(after.keySet().stream().map(JBossProfilesTest::file).toList());
		TreeSet<String> keys = new TreeSet<>(before.keySet());
		keys.addAll(after.keySet());
		List<String> differences = new ArrayList<>();
		for (String key : keys) {
			if (files.contains(file(key)) && !String.valueOf(before.get(key)).equals(after.get(key))) {
				differences.add(key + ": " + before.get(key) + " -> " + after.get(key));
			}
		}
		return differences;
	}

	@Test
	void everySettingThatProductionTunesIsRead() throws IOException {
		String office = "deploy/messaging/hsqldb-persistence-service.xml > jboss.messaging:service=PostOffice ";
		assertEquals(List.of("conf/bootstrap/profile.xml > BootstrapProfileFactory > ${jboss.server.home.url}farm farmURI: null -> ${jboss.server.home.url}farm",
				"conf/bootstrap/profile.xml > BootstrapProfileFactory class: org.jboss.system.server.profileservice.repository.StaticProfileFactory -> org.jboss.system.server.profileservice.StaticClusteredProfileFactory",
				"conf/jboss-service.xml > jboss:service=WebService DownloadServerClasses: true -> false",
				"deploy/hdscanner-jboss-beans.xml > HDScanner scanPeriod: 5000 -> 60000", "deploy/jca-jboss-beans.xml > CachedConnectionManager debug: true -> false",
				office + "CastTimeout: null -> 50000", office + "ChannelFactoryName: null -> jboss.jgroups:service=ChannelFactory",
				office + "ChannelPartitionName: null -> ${jboss.partition.name:DefaultPartition}-JMS", office + "Clustered: false -> true", office + "ControlChannelName: null -> jbm-control",
				office + "DataChannelName: null -> jbm-data", office + "FailoverOnNodeLeave: null -> false", office + "GroupName: null -> ${jboss.messaging.groupname:MessagingPostOffice}",
				office + "StateTimeout: null -> 5000",
				"deploy/messaging/messaging-service.xml > jboss.messaging:service=ServerPeer ClusterPullConnectionFactoryName: null -> jboss.messaging.connectionfactory:service=ClusterPullConnectionFactory",
				"deploy/uuid-key-generator.sar/META-INF/jboss-service.xml > jboss:service=KeyGeneratorFactory,type=HiLo SelectHiSql: null -> select HIGHVALUES from HILOSEQUENCES where SEQUENCENAME='general' FOR UPDATE"),
				// The loggers and appenders, of which each profile has its own, are compared with the raw files below.
				differences(stated(server("default")), stated(server("production"))).stream().filter(difference -> !file(difference).equals("conf/jboss-log4j.xml")).toList());
	}

	@Test
	void theRawFilesDifferInTheSameValues() throws Exception {
		Map<String, String> before = stated(server("default"));
		Map<String, String> after = stated(server("production"));
		List<String> model = differences(before, after).stream().map(JBossProfilesTest::change).sorted().toList();
		TreeSet<String> files = new TreeSet<>(before.keySet().stream().map(JBossProfilesTest::file).toList());
		files.retainAll(after.keySet().stream().map(JBossProfilesTest::file).toList());
		List<String> raw = new ArrayList<>();
		for (String file : files) {
			differences(leaves(file, "default"), leaves(file, "production")).stream().filter(JBossProfilesTest::isSetting).map(JBossProfilesTest::change).forEach(raw::add);
		}
		raw.sort(null);
		assertTrue(files.size() > 15, files::toString);
		assertEquals(raw, model);
	}

	/** The file and the two values, without the words for the place, which are different for the model and the tree. */
	private static String change(String difference) {
		return file(difference) + ": " + difference.substring(difference.lastIndexOf(": ") + 2);
	}

	/**
	 * Names and types are no values of their own. Beans that only wire the profile service stand in profile.xml.
	 */
	private static boolean isSetting(String difference) {
		if (difference.matches(".*/@(name|elementClass|optional-attribute-name)(#[0-9]+)?: .*")) {
			return false;
		}
		return switch (file(difference)) {
		case "conf/bootstrap/profile.xml" -> difference.contains("bean[BootstrapProfileFactory]");
		// How a line looks and what happens on an error is no setting of the table.
		case "conf/jboss-log4j.xml" -> !difference.matches(".*/(layout|errorHandler)[^ ]*/@class.*");
		default -> true;
		};
	}

	private static Map<String, String> leaves(String file, String profile) throws Exception {
		DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
		Map<String, String> leaves = new TreeMap<>();
		leaves(builder.parse(Corpus.folder(CORPUS).resolve(profile).resolve(file).toFile()).getDocumentElement(), file + " ", leaves);
		return leaves;
	}

	/** Elements without elements in them, with their attributes; elements that stand in one are told apart by their name. */
	private static void leaves(Element element, String way, Map<String, String> leaves) {
		String own = way + '/' + element.getNodeName();
		for (String name : List.of("name", "code", "ref")) {
			if (element.hasAttribute(name)) {
				own += '[' + element.getAttribute(name) + ']';
			}
		}
		NamedNodeMap attributes = element.getAttributes();
		for (int i = 0; i < attributes.getLength(); i++) {
			put(leaves, own + "/@" + attributes.item(i).getNodeName(), attributes.item(i).getNodeValue().strip());
		}
		boolean leaf = true;
		for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof Element inner) {
				leaf = false;
				leaves(inner, own, leaves);
			}
		}
		if (leaf && !element.getTextContent().isBlank()) {
			put(leaves, own, element.getTextContent().strip());
		}
	}

	private static ConfigurationGroup group(Server server, String file, String kind, String name) {
		for (ConfigurationFile each : server.getConfiguration()) {
			if (each.getPath().endsWith('/' + file)) {
				for (var contents = each.eAllContents(); contents.hasNext();) {
					if (contents.next() instanceof ConfigurationGroup group && group.getKind().equals("jboss-5." + kind) && (name == null || name.equals(group.getName()))) {
						return group;
					}
				}
			}
		}
		throw new AssertionError(file + ": no group " + kind + ' ' + name);
	}

	/** The file, the group, its name, the setting, its state and its value: at least one of each kind of file that EAP 5.2 ships. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "jbossweb.sar/server.xml|web.connector|HTTP/1.1|connectionTimeout|SET|20000", "jbossweb.sar/server.xml|web.connector|HTTP/1.1|maxThreads|DEFAULTED|200",
			"jbossweb.sar/server.xml|web.connector|HTTP/1.1|maxKeepAliveRequests|DEFAULTED|100", "jbossweb.sar/server.xml|web.connector|AJP/1.3|port|SET|8009",
			"jbossweb.sar/server.xml|web.connector|AJP/1.3|minSpareThreads|ABSENT|",
			"jbossweb.sar/server.xml|web.valve|org.jboss.web.tomcat.service.jca.CachedConnectionValve|cachedConnectionManagerObjectName|SET|jboss.jca:service=CachedConnectionManager",
			"jbossweb.sar/META-INF/jboss-beans.xml|web-beans.depends|jboss.jca:service=CachedConnectionManager|depends|SET|jboss.jca:service=CachedConnectionManager",
			"jboss-cache-manager-jboss-beans.xml|cache|mvcc-entity|cacheMode|SET|INVALIDATION_SYNC", "jboss-cache-manager-jboss-beans.xml|cache|sfsb-cache|nodeLockingScheme|SET|PESSIMISTIC",
			"jboss-cache-manager-jboss-beans.xml|cache.buddy||enabled|SET|false", "jboss-cache-manager-jboss-beans.xml|cache.eviction||wakeupInterval|SET|5000",
			"jboss-cache-manager-jboss-beans.xml|cache.eviction.algorithm|org.jboss.cache.eviction.LRUAlgorithmConfig|maxNodes|SET|10000",
			"ejb3-interceptors-aop.xml|ejb3.interceptor|CachedConnectionInterceptorFactory|scope|SET|PER_CLASS", "ejb3-interceptors-aop.xml|ejb3.annotation|Pool|maxSize|SET|30",
			"ejb3-interceptors-aop.xml|ejb3.annotation|CacheConfig|idleTimeoutSeconds|SET|300", "ejb3-interceptors-aop.xml|ejb3.domain|Message Driven Bean|extends|SET|Intercepted Bean",
			"standardjboss.xml|ejb2.container|Standard Pessimistic CMP 2.x EntityBean|MaximumSize|SET|100",
			"standardjboss.xml|ejb2.interceptor|org.jboss.resource.connectionmanager.CachedConnectionInterceptor|interceptor|SET|org.jboss.resource.connectionmanager.CachedConnectionInterceptor",
			"remoting-jboss-beans.xml|remoting.server||maxPoolSize|DEFAULTED|300", "remoting-jboss-beans.xml|remoting.server||idleTimeout|ABSENT|",
			"remoting-jboss-beans.xml|remoting.locator||clientMaxPoolSize|DEFAULTED|50", "remoting-jboss-beans.xml|remoting.locator||enableTcpNoDelay|SET|true",
			"hsqldb-ds.xml|data-source|DefaultDS|min-pool-size|SET|5", "hsqldb-ds.xml|data-source|DefaultDS|blocking-timeout-millis|DEFAULTED|30000",
			"hsqldb-ds.xml|data-source|DefaultDS|prepared-statement-cache-size|SET|32", "hsqldb-ds.xml|data-source|DefaultDS|track-statements|DEFAULTED|true",
			"hsqldb-ds.xml|data-source|DefaultDS|type-mapping|SET|Hypersonic SQL", "jms-ds.xml|connection-factory|JmsXA|max-pool-size|SET|20",
			"jms-ds.xml|jms-provider|DefaultJMSProvider|FactoryRef|SET|java:/XAConnectionFactory", "jca-jboss-beans.xml|jca.threads|WorkManagerThreadPool|maximumPoolSize|SET|100",
			"jca-jboss-beans.xml|jca.threads|WorkManagerThreadPool|maximumQueueSize|SET|1024", "jca-jboss-beans.xml|jca.cached-connection-manager|CachedConnectionManager|debug|SET|false",
			"messaging-service.xml|messaging.server||DefaultMaxDeliveryAttempts|SET|10", "connection-factories-service.xml|messaging.connection-factory||PrefetchSize|ABSENT|",
			"destinations-service.xml|messaging.destination|jboss.messaging.destination:service=Queue,name=DLQ|FullSize|ABSENT|", "remoting-bisocket-service.xml|messaging.invoker|bisocket|JBM_clientMaxPoolSize|SET|200",
			"hsqldb-persistence-service.xml|messaging.persistence||UsingBatchUpdates|SET|false", "transaction-jboss-beans.xml|transaction|TransactionManager|transactionTimeout|SET|300",
			"jbossts-properties.xml|transaction.properties|arjuna|com.arjuna.ats.arjuna.coordinator.txReaperTimeout|SET|120000", "hdscanner-jboss-beans.xml|scanner|HDScanner|scanPeriod|SET|60000",
			"bootstrap/profile.xml|profile|BootstrapProfileFactory|class|SET|org.jboss.system.server.profileservice.StaticClusteredProfileFactory", "conf/bootstrap.xml|bootstrap.file||url|SET|bootstrap/logging.xml",
			"clustering-deployer-jboss-beans.xml|clustering.dependency||clusterCacheDependency|SET|jboss.cache:service=CacheManager", "jboss-service.xml|log4j||RefreshPeriod|SET|60",
			"jboss-service.xml|log4j||DefaultJBossServerLogThreshold|SET|INFO", "jboss-service.xml|threads|JBoss System Threads|MaximumPoolSize|SET|10" }, quoteCharacter = '`')
	void productionAsShipped(String file, String kind, String name, String setting, SettingState state, String value) throws IOException {
		Setting found = group(server("production"), file, kind, name).getSettings().stream().filter(each -> each.getName().equals(setting)).findFirst().orElseThrow();
		assertEquals(state, found.getState());
		assertEquals(value, found.getValue());
	}

	@Test
	void theStartScriptSpeaksForBothProfiles() throws IOException {
		for (String name : List.of("default", "production")) {
			Server server = server(name);
			assertEquals("1303m", server.getJvm().getMaximumHeapSize().getValue());
			assertEquals(1303L << 20, server.getJvm().getInitialHeapSize().asBytes());
			assertTrue(server.getJvm().getArguments().getResolved().endsWith("suspend=n -Djavax.net.debug"), server.getJvm().getArguments().getResolved());
			assertTrue(server.getConfiguration().stream().anyMatch(file -> file.getName().equals("run.conf")));
		}
	}

	@Test
	void poolsOfThreadsThatRulesRelate() throws IOException {
		Map<String, String> pools = new TreeMap<>();
		server("production").getThreadPools().forEach(pool -> pools.put(pool.getName(), pool.getMaximumSize().getValue()));
		assertEquals(Map.of("HTTP/1.1 8080", "200", "AJP/1.3 8009", "200", "UnifiedInvokerConfiguration", "300", "WorkManagerThreadPool", "100", "jboss.system:service=ThreadPool", "10"), pools);
	}

	@Test
	void expressionsWithADefaultAreResolved() throws IOException {
		Server server = server("production");
		assertEquals("DefaultPartition-mvcc-entity", setting(group(server, "jboss-cache-manager-jboss-beans.xml", "cache", "mvcc-entity"), "clusterName").getResolved());
		assertNull(setting(group(server, "jbossweb.sar/server.xml", "web.connector", "HTTP/1.1"), "address").getResolved());
		assertEquals(0L, setting(group(server, "messaging-service.xml", "messaging.server", null), "ServerPeerID").asNumber());
	}

	private static Setting setting(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow();
	}
}
