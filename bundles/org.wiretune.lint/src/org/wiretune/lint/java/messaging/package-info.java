/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of code that sends and receives messages by the API of JMS. */
package org.wiretune.lint.java.messaging;
