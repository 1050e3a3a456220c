/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;

/** Message-driven beans on servers of JBoss. */
public final class MessageDrivenSamples {

	/** The class of the bean. */
	public static final String BEAN = "Shop/src/shop/Listener.java";
	/** The pools of EAP 5. */
	public static final String POOLS = "Shop/jboss/deploy/ejb3-interceptors-aop.xml";
	/** The work manager of EAP 5. */
	public static final String THREADS = "Shop/jboss/deploy/jca-jboss-beans.xml";
	/** The data source. */
	public static final String SOURCE = "Shop/deploy/shop-ds.xml";
	/** The configuration of WildFly. */
	public static final String WILDFLY = "Shop/wildfly/standalone/configuration/standalone.xml";

	private MessageDrivenSamples() {
	}

	/** {@return an application with one bean on EAP 5, with 100 threads} @param sessions its sessions @param instances those of the pool */
	public static Files files(int sessions, int instances) {
		return Samples.application().with(BEAN, Samples.messageDrivenBean("", sessions)).with(POOLS, Samples.interceptors(instances)).with(THREADS, threads(100, 1024));
	}

	/** {@return the work manager of EAP 5} @param most its threads @param queue its queue */
	public static String threads(int most, int queue) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="WorkManagerThreadPool" class="org.jboss.util.threadpool.BasicThreadPool">
				    <property name="name">WorkManager</property>
				    <property name="maximumQueueSize">%d</property>
				    <property name="maximumPoolSize">%d</property>
				    <property name="keepAliveTime">60000</property>
				  </bean>
				</deployment>
				""".formatted(queue, most);
	}

	/** {@return a bean in a class of its own} @param name the class @param properties its activation properties besides the destination @param members what it holds */
	public static String bean(String name, String properties, String members) {
		return """
				package shop;

				import javax.ejb.ActivationConfigProperty;
				import javax.ejb.MessageDriven;
				import javax.jms.Message;
				import javax.jms.MessageListener;
				import javax.persistence.EntityManager;
				import javax.persistence.PersistenceContext;

				@MessageDriven(activationConfig = {
						@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/orders")%s })
				public class %s implements MessageListener {
				%s
					@Override
					public void onMessage(Message message) {
					}
				}
				""".formatted(properties, name, members);
	}

	/** {@return an activation property behind another} @param name its name @param value its value */
	public static String property(String name, int value) {
		return ",\n\t\t@ActivationConfigProperty(propertyName = \"" + name + "\", propertyValue = \"" + value + "\")";
	}

	/** {@return a configuration of WildFly} @param pool attributes of the pool of message-driven beans @param clients attributes of the clients of the broker */
	public static String wildfly(String pool, String clients) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:ejb3:10.0">
				      <mdb>
				        <resource-adapter-ref resource-adapter-name="activemq-ra.rar"/>
				        <bean-instance-pool-ref pool-name="mdb-strict-max-pool"/>
				      </mdb>
				      <pools>
				        <bean-instance-pools>
				          <strict-max-pool name="mdb-strict-max-pool" %s/>
				        </bean-instance-pools>
				      </pools>
				    </subsystem>
				    <subsystem xmlns="urn:jboss:domain:messaging-activemq:15.0">
				      <global-client%s/>
				      <server name="default">
				        <journal type="NIO" min-files="2"/>
				        <pooled-connection-factory name="activemq-ra" entries="java:/JmsXA" connectors="in-vm" transaction="xa"/>
				      </server>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(pool, clients);
	}
}
