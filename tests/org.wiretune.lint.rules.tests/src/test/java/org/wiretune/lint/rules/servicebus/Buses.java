/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import org.wiretune.lint.Files;

/** A project of a service bus in memory: a pipeline and a business service over HTTP. */
final class Buses {

	static final String PIPELINE = "Orders/pipeline/Order.pipeline";
	static final String SERVICE = "Orders/business/Stock.bix";
	static final String NAMESPACES = "xmlns:con=\"http://www.bea.com/wli/sb/pipeline/config\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:ref=\"http://www.bea.com/wli/sb/reference\" "
			+ "xmlns:con1=\"http://www.bea.com/wli/sb/stages/config\" xmlns:con2=\"http://www.bea.com/wli/sb/stages/transform/config\" xmlns:con3=\"http://www.bea.com/wli/sb/stages/routing/config\" "
			+ "xmlns:con4=\"http://www.bea.com/wli/sb/stages/publish/config\" xmlns:con5=\"http://www.bea.com/wli/sb/stages/logging/config\"";
	/** A callout to the business service. */
	static final String CALLOUT = "          <con2:wsCallout>\n            <con2:service ref=\"Orders/business/Stock\" xsi:type=\"ref:BusinessServiceRef\"/>\n            <con2:operation>check</con2:operation>\n          </con2:wsCallout>\n";
	/** A route to the business service. */
	static final String ROUTE = "      <con:route-node name=\"RouteNode1\">\n        <con:actions>\n          <con3:route>\n            <con3:service ref=\"Orders/business/Stock\" xsi:type=\"ref:BusinessServiceRef\"/>\n"
			+ "            <con3:outboundTransform>\n            </con3:outboundTransform>\n          </con3:route>\n        </con:actions>\n      </con:route-node>\n";

	private Buses() {
	}

	/** {@return the project} @param actions the actions of the request, indented by ten spaces @param nodes what follows the pair of pipelines */
	static Files orders(String actions, String nodes) {
		return new Files().with(PIPELINE, pipeline("request", actions, nodes)).with(SERVICE, service("http://stock.example.com:8001/Stock", "", "20"));
	}

	/** {@return the text of a pipeline} @param type of the first pipeline: request, response or error @param actions its actions @param nodes what follows the pair of pipelines */
	static String pipeline(String type, String actions, String nodes) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<con:pipelineEntry %s>
				  <con:coreEntry>
				    <con:binding type="Any XML"/>
				  </con:coreEntry>
				  <con:router>
				    <con:pipeline type="%s" name="first">
				      <con:stage name="Stage1">
				        <con:actions>
				%s        </con:actions>
				      </con:stage>
				    </con:pipeline>
				    <con:flow>
				      <con:pipeline-node name="Pair">
				        <con:request>first</con:request>
				      </con:pipeline-node>
				%s    </con:flow>
				  </con:router>
				</con:pipelineEntry>
				""".formatted(NAMESPACES, type, actions, nodes);
	}

	/** {@return the text of a business service over HTTP} @param address its address @param policy its dispatch policy as an element; may be empty @param timeout in seconds */
	static String service(String address, String policy, String timeout) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<ser:businessServiceEntry xmlns:ser="http://xmlns.oracle.com/servicebus/business/config" xmlns:tran="http://www.bea.com/wli/sb/transports" xmlns:env="http://www.bea.com/wli/config/env" xmlns:http="http://www.bea.com/wli/sb/transports/http">
				  <ser:coreEntry/>
				  <ser:endpointConfig>
				    <tran:provider-id>http</tran:provider-id>
				    <tran:inbound>false</tran:inbound>
				    <tran:URI>
				      <env:value>%s</env:value>
				    </tran:URI>
				    <tran:provider-specific>
				      <http:outbound-properties>
				        <http:request-method>POST</http:request-method>
				        <http:timeout>%s</http:timeout>
				        <http:connection-timeout>0</http:connection-timeout>
				      </http:outbound-properties>
				%s    </tran:provider-specific>
				  </ser:endpointConfig>
				</ser:businessServiceEntry>
				""".formatted(address, timeout, policy);
	}

	/** {@return the text of a proxy service over HTTP, as 12c writes it} @param address its path @param inside what stands in its core */
	static String proxy(String address, String inside) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<ser:proxyServiceEntry xmlns:ser="http://www.bea.com/wli/sb/services" xmlns:tran="http://www.bea.com/wli/sb/transports" xmlns:env="http://www.bea.com/wli/config/env" xmlns:oper="http://xmlns.oracle.com/servicebus/proxy/operations" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:con="http://www.bea.com/wli/sb/pipeline/config">
				  <ser:coreEntry>
				%s    <ser:invoke ref="Orders/pipeline/Order" xsi:type="con:PipelineRef"/>
				  </ser:coreEntry>
				  <ser:endpointConfig>
				    <tran:provider-id>http</tran:provider-id>
				    <tran:inbound>true</tran:inbound>
				    <tran:URI>
				      <env:value>%s</env:value>
				    </tran:URI>
				  </ser:endpointConfig>
				</ser:proxyServiceEntry>
				""".formatted(inside, address);
	}
}
