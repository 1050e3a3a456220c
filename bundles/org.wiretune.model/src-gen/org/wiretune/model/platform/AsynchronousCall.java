/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.assembly.Reference;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Asynchronous Call</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A call that leaves by invokeAsync or invokeAsyncWithCallback.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#isCollectedAtOnce <em>Collected At Once</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#isCollected <em>Collected</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class AsynchronousCall extends Element
{
	/**
	 * The default value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected static final String REFERENCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected String reference = REFERENCE_EDEFAULT;

	/**
	 * The default value of the '{@link #isCollectedAtOnce() <em>Collected At Once</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollectedAtOnce()
	 * @generated
	 * @ordered
	 */
	protected static final boolean COLLECTED_AT_ONCE_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCollectedAtOnce() <em>Collected At Once</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollectedAtOnce()
	 * @generated
	 * @ordered
	 */
	protected boolean collectedAtOnce = COLLECTED_AT_ONCE_EDEFAULT;

	/**
	 * The default value of the '{@link #isCollected() <em>Collected</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollected()
	 * @generated
	 * @ordered
	 */
	protected static final boolean COLLECTED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCollected() <em>Collected</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollected()
	 * @generated
	 * @ordered
	 */
	protected boolean collected = COLLECTED_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTarget() <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected Reference target;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected AsynchronousCall()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.ASYNCHRONOUS_CALL;
	}

	/**
	 * Returns the value of the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the reference that is called, as far as the code tells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' attribute.
	 * @see #setReference(String)
	 * @model
	 * @generated
	 */
	public String getReference()
	{
		return reference;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newReference the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL__REFERENCE, oldReference, reference));
	}

	/**
	 * Returns the value of the '<em><b>Collected At Once</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the same method collects the response with invokeResponse before it does anything else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Collected At Once</em>' attribute.
	 * @see #setCollectedAtOnce(boolean)
	 * @model
	 * @generated
	 */
	public boolean isCollectedAtOnce()
	{
		return collectedAtOnce;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#isCollectedAtOnce <em>Collected At Once</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newCollectedAtOnce the new value of the '<em>Collected At Once</em>' attribute.
	 * @see #isCollectedAtOnce()
	 * @generated
	 */
	public void setCollectedAtOnce(boolean newCollectedAtOnce)
	{
		boolean oldCollectedAtOnce = collectedAtOnce;
		collectedAtOnce = newCollectedAtOnce;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE, oldCollectedAtOnce, collectedAtOnce));
	}

	/**
	 * Returns the value of the '<em><b>Collected</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the class collects responses at all; false for a callback.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Collected</em>' attribute.
	 * @see #setCollected(boolean)
	 * @model
	 * @generated
	 */
	public boolean isCollected()
	{
		return collected;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#isCollected <em>Collected</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newCollected the new value of the '<em>Collected</em>' attribute.
	 * @see #isCollected()
	 * @generated
	 */
	public void setCollected(boolean newCollected)
	{
		boolean oldCollected = collected;
		collected = newCollected;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED, oldCollected, collected));
	}

	/**
	 * Returns the value of the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The reference of a component or the stand-alone reference that is called; null where it was not found.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' reference.
	 * @see #setTarget(Reference)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public Reference getTarget()
	{
		return target;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#getTarget <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTarget the new value of the '<em>Target</em>' reference.
	 * @see #getTarget()
	 * @generated
	 */
	public void setTarget(Reference newTarget)
	{
		Reference oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL__TARGET, oldTarget, target));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL__REFERENCE:
				return getReference();
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				return isCollectedAtOnce();
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED:
				return isCollected();
			case PlatformPackage.ASYNCHRONOUS_CALL__TARGET:
				return getTarget();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL__REFERENCE:
				setReference((String)newValue);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				setCollectedAtOnce((Boolean)newValue);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED:
				setCollected((Boolean)newValue);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL__TARGET:
				setTarget((Reference)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				setCollectedAtOnce(COLLECTED_AT_ONCE_EDEFAULT);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED:
				setCollected(COLLECTED_EDEFAULT);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL__TARGET:
				setTarget((Reference)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				return collectedAtOnce != COLLECTED_AT_ONCE_EDEFAULT;
			case PlatformPackage.ASYNCHRONOUS_CALL__COLLECTED:
				return collected != COLLECTED_EDEFAULT;
			case PlatformPackage.ASYNCHRONOUS_CALL__TARGET:
				return target != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (reference: ");
		result.append(reference);
		result.append(", collectedAtOnce: ");
		result.append(collectedAtOnce);
		result.append(", collected: ");
		result.append(collected);
		result.append(')');
		return result.toString();
	}

} // AsynchronousCall
