/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;

/** Applications with a second-level cache for tests. */
final class EntityCacheSamples {

	static final String UNIT = "Shop/src/META-INF/persistence.xml";
	static final String ENTITY = "Shop/src/shop/Line.java";
	static final String DATA = "Shop/src/shop/Access.java";
	static final String SOURCE = "Shop/deploy/shop-ds.xml";
	static final String CACHES = "Shop/server/production/deploy/cluster/jboss-cache-manager.sar/META-INF/jboss-cache-manager-jboss-beans.xml";
	static final String TIMEOUT = "Shop/server/production/deploy/transaction-jboss-beans.xml";
	private static final String PROPERTY = "      <property name=\"hibernate.hbm2ddl.auto\" value=\"none\"/>\n";

	private EntityCacheSamples() {
	}

	/** {@return a line of a persistence unit} */
	static String property(String name, String value) {
		return "      <property name=\"" + name + "\" value=\"" + value + "\"/>\n";
	}

	/** {@return the application with further properties of its unit} @param properties lines */
	static Files unit(String... properties) {
		return Samples.application().without(SOURCE).replace(UNIT, PROPERTY, PROPERTY + String.join("", properties));
	}

	/** {@return the application with JBoss Cache on} @param properties lines */
	static Files jbossCache(String... properties) {
		return unit(property("hibernate.cache.region.factory_class", "org.hibernate.cache.jbc2.JndiMultiplexedJBossCacheRegionFactory"), property("hibernate.cache.use_second_level_cache", "true"),
				String.join("", properties));
	}

	/** Marks the entity for the cache. @param files the application @param strategy the strategy @return the files */
	static Files cached(Files files, String strategy) {
		return files.replace(ENTITY, "@Entity\n", "@Entity\n@Cache(usage = CacheConcurrencyStrategy." + strategy + ")\n")
				.replace(ENTITY, "import javax.persistence.Id;\n", "import javax.persistence.Id;\n\nimport org.hibernate.annotations.Cache;\nimport org.hibernate.annotations.CacheConcurrencyStrategy;\n")
				.replace(ENTITY, "	private Long id;\n", "	private Long id;\n\n	public void setName(String name) {\n	}\n");
	}

	/** Adds code that works with the entity. @param files the application @param body statements of a method @return the files */
	static Files access(Files files, String... body) {
		return files.with(DATA, """
				package shop;

				import javax.persistence.EntityManager;

				public class Access {

					private EntityManager em;

					public void work(Long id) {
				%s	}
				}
				""".formatted("\t\t" + String.join("\n\t\t", body) + "\n"));
	}

	/** Adds a server of EAP 5 with one cache of entities. @param files the application @param name the name of the cache @return the files */
	static Files server(Files files, String name) {
		return files.with(CACHES, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="CacheConfigurationRegistry" class="org.jboss.ha.cachemanager.DependencyInjectedConfigurationRegistry">
				    <property name="newConfigurations">
				      <map keyClass="java.lang.String" valueClass="org.jboss.cache.config.Configuration">
				        <entry><key>%s</key>
				          <value>
				            <bean name="EntityCache" class="org.jboss.cache.config.Configuration">
				              <property name="isolationLevel">READ_COMMITTED</property>
				              <property name="useLockStriping">false</property>
				              <property name="cacheMode">INVALIDATION_SYNC</property>
				              <property name="evictionConfig">
				                <bean class="org.jboss.cache.config.EvictionConfig">
				                  <property name="defaultEvictionRegionConfig">
				                    <bean class="org.jboss.cache.config.EvictionRegionConfig">
				                      <property name="evictionAlgorithmConfig">
				                        <bean class="org.jboss.cache.eviction.LRUAlgorithmConfig">
				                          <property name="maxNodes">10000</property>
				                          <property name="timeToLiveSeconds">1000</property>
				                          <property name="minTimeToLiveSeconds">120</property>
				                        </bean>
				                      </property>
				                    </bean>
				                  </property>
				                </bean>
				              </property>
				            </bean>
				          </value>
				        </entry>
				      </map>
				    </property>
				  </bean>
				</deployment>
				""".formatted(name)).with(TIMEOUT, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="TransactionManager" class="com.arjuna.ats.jbossatx.jta.TransactionManagerService">
				    <property name="transactionTimeout">300</property>
				  </bean>
				</deployment>
				""");
	}
}
