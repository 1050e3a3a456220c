/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Applications of Apache Camel. */
package org.wiretune.tester.frameworks.camel;
