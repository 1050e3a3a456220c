/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** HTTP and SOAP of the server. */
package org.wiretune.tester.web;
