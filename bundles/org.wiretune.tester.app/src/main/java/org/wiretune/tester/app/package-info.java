/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The receiver module as an application for Jakarta EE servers, and the senders that run in the server. */
package org.wiretune.tester.app;
