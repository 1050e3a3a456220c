/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The broker of an application of the user: connections by our client or by that of the application, and how far a queue is consumed. */
package org.wiretune.tester.jms;
