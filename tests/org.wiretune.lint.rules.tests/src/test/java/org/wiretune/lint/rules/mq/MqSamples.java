/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import org.wiretune.lint.Files;

/** A server with listener ports on WebSphere MQ, and a queue manager's file. */
final class MqSamples {

	static final String FOLDER = "Profile/config/cells/cell/nodes/node1/servers/server1/";
	static final String SERVER = FOLDER + "server.xml";
	static final String RESOURCES = FOLDER + "resources.xml";
	static final String QUEUE_MANAGER = "mqm/qmgrs/QM1/qm.ini";
	static final String BEAN = "Shop/src/shop/Listener.java";
	static final String BINDING = "Shop/META-INF/ibm-ejb-jar-bnd.xml";

	private MqSamples() {
	}

	/** {@return a server with one port} @param attributes further attributes of the port */
	static String server(String attributes) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<process:Server xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:applicationserver.ejbcontainer.messagelistener="http://www.ibm.com/websphere/appserver/schemas/5.0/applicationserver.ejbcontainer.messagelistener.xmi" xmlns:process="http://www.ibm.com/websphere/appserver/schemas/5.0/process.xmi" xmi:id="Server_1" name="server1">
				  <services xmi:type="applicationserver.ejbcontainer.messagelistener:MessageListenerService" xmi:id="Service_1" enable="true">
				    <listenerPorts xmi:id="Port_1" name="OrdersPort" connectionFactoryJNDIName="jms/cf" destinationJNDIName="jms/orders" maxRetries="0"%s/>
				  </services>
				</process:Server>
				""".formatted(attributes.isEmpty() ? "" : " " + attributes);
	}

	/** {@return resources with a queue connection factory and a queue} @param factory attributes of the factory @param pool attributes of its session pool @param queue attributes of the queue */
	static String resources(String factory, String pool, String queue) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<xmi:XMI xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:resources.jms="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jms.xmi" xmlns:resources.jms.mqseries="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jms.mqseries.xmi">
				  <resources.jms:JMSProvider xmi:id="Provider_1" name="WebSphere MQ JMS Provider">
				    <factories xmi:type="resources.jms.mqseries:MQQueueConnectionFactory" xmi:id="Factory_1" name="Orders CF" jndiName="jms/cf" queueManager="QM1"%s>
				      <sessionPool xmi:id="Pool_1" connectionTimeout="180"%s/>
				    </factories>
				    <factories xmi:type="resources.jms.mqseries:MQQueue" xmi:id="Queue_1" name="Orders" jndiName="jms/orders"%s baseQueueName="ORDERS"/>
				  </resources.jms:JMSProvider>
				</xmi:XMI>
				""".formatted(spaced(factory), spaced(pool), spaced(queue));
	}

	private static String spaced(String attributes) {
		return attributes.isEmpty() ? "" : " " + attributes;
	}

	/** {@return a server and its resources} */
	static Files files(String port, String factory, String pool, String queue) {
		return new Files().with(SERVER, server(port)).with(RESOURCES, resources(factory, pool, queue));
	}

	/** {@return the file of a queue manager} @param stanzas what stands in it besides its log */
	static Files queueManager(String stanzas) {
		return new Files().with(QUEUE_MANAGER, """
				Log:
				   LogPrimaryFiles=3
				   LogFilePages=4096
				   LogType=CIRCULAR
				   LogPath=/var/mqm/log/QM1/
				""" + stanzas);
	}
}
