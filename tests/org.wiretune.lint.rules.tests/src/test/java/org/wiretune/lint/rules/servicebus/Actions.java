/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

/** Actions of a pipeline as text, indented by ten spaces. */
final class Actions {

	private Actions() {
	}

	/** {@return a callout} @param service the name of the service @param operation its operation @param request the variable that is sent @param answer the variable that takes the answer */
	static String callout(String service, String operation, String request, String answer) {
		return "          <con2:wsCallout>\n            <con2:service ref=\"" + service + "\" xsi:type=\"ref:ProxyRef\"/>\n            <con2:operation>" + operation
				+ "</con2:operation>\n            <con2:request>\n              <con2:body wrapped=\"false\">" + request + "</con2:body>\n            </con2:request>\n            <con2:response>\n              <con2:body wrapped=\"false\">"
				+ answer + "</con2:body>\n            </con2:response>\n            <con2:requestTransform/>\n            <con2:responseTransform/>\n          </con2:wsCallout>\n";
	}

	/** {@return an assignment} @param variable the variable @param expression the expression */
	static String assign(String variable, String expression) {
		return "          <con2:assign varName=\"" + variable + "\">\n            <con2:expr>\n              <con1:xqueryText>" + expression + "</con1:xqueryText>\n            </con2:expr>\n          </con2:assign>\n";
	}

	/** {@return a replacement of the content of a variable} @param variable the variable @param expression the new content */
	static String replace(String variable, String expression) {
		return assign(variable, expression).replace("con2:assign", "con2:replace");
	}

	/** {@return a log action at level info} @param expression what it writes */
	static String log(String expression) {
		return "          <con5:log>\n            <con5:logLevel>info</con5:logLevel>\n            <con5:expr>\n              <con1:xqueryText>" + expression + "</con1:xqueryText>\n            </con5:expr>\n          </con5:log>\n";
	}

	/** {@return a condition} @param test what is asked @param actions what runs where it holds */
	static String condition(String test, String actions) {
		return "          <con2:ifThenElse>\n            <con2:case>\n              <con2:condition>\n                <con1:xqueryText>" + test
				+ "</con1:xqueryText>\n              </con2:condition>\n              <con2:actions>\n" + actions + "              </con2:actions>\n            </con2:case>\n          </con2:ifThenElse>\n";
	}

	/** {@return a loop over the nodes of the body} @param actions its actions */
	static String loop(String actions) {
		return "          <con2:foreach>\n            <con2:variable>body</con2:variable>\n            <con2:expression>\n              <con1:xpathText>./orders/order</con1:xpathText>\n            </con2:expression>\n"
				+ "            <con2:value-variable>each</con2:value-variable>\n            <con2:actions>\n" + actions + "            </con2:actions>\n          </con2:foreach>\n";
	}
}
