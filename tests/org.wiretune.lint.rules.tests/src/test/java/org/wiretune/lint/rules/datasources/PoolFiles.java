/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import org.wiretune.lint.Files;

/** Small files with connection pools and what they are related to. */
final class PoolFiles {

	static final String SOURCE = "jboss-as/server/shop/deploy/orders-ds.xml";
	static final String WEB = "jboss-as/server/shop/deploy/jbossweb.sar/server.xml";
	static final String WILDFLY = "wildfly/standalone/configuration/standalone.xml";
	static final String LIBERTY = "wlp/usr/servers/shop/server.xml";

	private PoolFiles() {
	}

	/** {@return a data source of JBoss EAP 5} @param sizes the elements of its size, each on a line */
	static Files jboss(String sizes) {
		return new Files().with(SOURCE, """
				<?xml version="1.0" encoding="UTF-8"?>
				<datasources>
				  <local-tx-datasource>
				    <jndi-name>OrdersDS</jndi-name>
				    <connection-url>jdbc:postgresql://db1:5432/orders</connection-url>
				    <driver-class>org.postgresql.Driver</driver-class>
				%s\
				    <exception-sorter-class-name>org.jboss.Sorter</exception-sorter-class-name>
				  </local-tx-datasource>
				</datasources>
				""".formatted(sizes));
	}

	/** {@return sizes for {@link #jboss}} @param minimum the minimum, or null @param maximum the maximum, or null */
	static String sizes(Object minimum, Object maximum) {
		return (minimum == null ? "" : "    <min-pool-size>" + minimum + "</min-pool-size>\n") + (maximum == null ? "" : "    <max-pool-size>" + maximum + "</max-pool-size>\n");
	}

	/** Adds a connector to a profile. @return the files */
	static Files web(Files files, String threads) {
		return files.with(WEB, """
				<?xml version="1.0" encoding="UTF-8"?>
				<Server>
				  <Service name="jboss.web">
				    <Connector protocol="HTTP/1.1" port="8080" %s/>
				  </Service>
				</Server>
				""".formatted(threads));
	}

	/** {@return a server of WildFly} @param pool the pool of its data source @param worker attributes of its worker */
	static Files wildFly(String pool, String worker) {
		return new Files().with(WILDFLY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:datasources:7.0">
				      <datasources>
				        <datasource jndi-name="java:jboss/datasources/Orders" pool-name="Orders">
				          <connection-url>jdbc:postgresql://db1:5432/orders</connection-url>
				          <driver>postgresql</driver>
				%s\
				        </datasource>
				      </datasources>
				    </subsystem>
				    <subsystem xmlns="urn:jboss:domain:io:3.0">
				      <worker name="default"%s/>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(pool, worker));
	}

	/** {@return a server of Liberty} @param manager attributes of the connection manager @param executor attributes of the executor */
	static Files liberty(String manager, String executor) {
		return new Files().with(LIBERTY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <featureManager><feature>jdbc-4.3</feature></featureManager>
				  <executor%s/>
				  <dataSource id="Orders" jndiName="jdbc/orders">
				    <connectionManager%s/>
				    <properties.postgresql databaseName="orders" serverName="db1"/>
				  </dataSource>
				</server>
				""".formatted(executor, manager));
	}
}
