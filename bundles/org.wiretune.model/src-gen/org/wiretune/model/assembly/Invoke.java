/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Invoke</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An invocation in a process.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getPartner <em>Partner</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getTransactionalBehavior <em>Transactional Behavior</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getPerformer <em>Performer</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getReference <em>Reference</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Invoke extends Element
{
	/**
	 * The cached value of the '{@link #getPartner() <em>Partner</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPartner()
	 * @generated
	 * @ordered
	 */
	protected Setting partner;

	/**
	 * The cached value of the '{@link #getOperation() <em>Operation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected Setting operation;

	/**
	 * The cached value of the '{@link #getTransactionalBehavior() <em>Transactional Behavior</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTransactionalBehavior()
	 * @generated
	 * @ordered
	 */
	protected Setting transactionalBehavior;

	/**
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * The default value of the '{@link #getPerformer() <em>Performer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPerformer()
	 * @generated
	 * @ordered
	 */
	protected static final String PERFORMER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPerformer() <em>Performer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPerformer()
	 * @generated
	 * @ordered
	 */
	protected String performer = PERFORMER_EDEFAULT;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected Reference reference;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Invoke()
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
		return AssemblyPackage.Literals.INVOKE;
	}

	/**
	 * Returns the value of the '<em><b>Partner</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The partner link.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Partner</em>' containment reference.
	 * @see #setPartner(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getPartner()
	{
		return partner;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPartner(Setting newPartner, NotificationChain msgs)
	{
		Setting oldPartner = partner;
		partner = newPartner;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__PARTNER, oldPartner, newPartner);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getPartner <em>Partner</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPartner the new value of the '<em>Partner</em>' containment reference.
	 * @see #getPartner()
	 * @generated
	 */
	public void setPartner(Setting newPartner)
	{
		if (newPartner != partner)
		{
			NotificationChain msgs = null;
			if (partner != null)
				msgs = partner.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.INVOKE__PARTNER, null, msgs);
			if (newPartner != null)
				msgs = newPartner.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.INVOKE__PARTNER, null, msgs);
			msgs = basicSetPartner(newPartner, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__PARTNER, newPartner, newPartner));
	}

	/**
	 * Returns the value of the '<em><b>Operation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The operation that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operation</em>' containment reference.
	 * @see #setOperation(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getOperation()
	{
		return operation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetOperation(Setting newOperation, NotificationChain msgs)
	{
		Setting oldOperation = operation;
		operation = newOperation;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__OPERATION, oldOperation, newOperation);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getOperation <em>Operation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newOperation the new value of the '<em>Operation</em>' containment reference.
	 * @see #getOperation()
	 * @generated
	 */
	public void setOperation(Setting newOperation)
	{
		if (newOperation != operation)
		{
			NotificationChain msgs = null;
			if (operation != null)
				msgs = operation.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.INVOKE__OPERATION, null, msgs);
			if (newOperation != null)
				msgs = newOperation.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.INVOKE__OPERATION, null, msgs);
			msgs = basicSetOperation(newOperation, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__OPERATION, newOperation, newOperation));
	}

	/**
	 * Returns the value of the '<em><b>Transactional Behavior</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM: participates, commitBefore, commitAfter or requiresOwn.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Transactional Behavior</em>' containment reference.
	 * @see #setTransactionalBehavior(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getTransactionalBehavior()
	{
		return transactionalBehavior;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTransactionalBehavior(Setting newTransactionalBehavior, NotificationChain msgs)
	{
		Setting oldTransactionalBehavior = transactionalBehavior;
		transactionalBehavior = newTransactionalBehavior;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR, oldTransactionalBehavior, newTransactionalBehavior);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getTransactionalBehavior <em>Transactional Behavior</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTransactionalBehavior the new value of the '<em>Transactional Behavior</em>' containment reference.
	 * @see #getTransactionalBehavior()
	 * @generated
	 */
	public void setTransactionalBehavior(Setting newTransactionalBehavior)
	{
		if (newTransactionalBehavior != transactionalBehavior)
		{
			NotificationChain msgs = null;
			if (transactionalBehavior != null)
				msgs = transactionalBehavior.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR, null, msgs);
			if (newTransactionalBehavior != null)
				msgs = newTransactionalBehavior.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR, null, msgs);
			msgs = basicSetTransactionalBehavior(newTransactionalBehavior, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR, newTransactionalBehavior, newTransactionalBehavior));
	}

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes, for example continueOnError, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.INVOKE__PROPERTIES);
		}
		return properties;
	}

	/**
	 * Returns the value of the '<em><b>Performer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Who performs it: service, task for a person, script for a snippet.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Performer</em>' attribute.
	 * @see #setPerformer(String)
	 * @model
	 * @generated
	 */
	public String getPerformer()
	{
		return performer;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getPerformer <em>Performer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPerformer the new value of the '<em>Performer</em>' attribute.
	 * @see #getPerformer()
	 * @generated
	 */
	public void setPerformer(String newPerformer)
	{
		String oldPerformer = performer;
		performer = newPerformer;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__PERFORMER, oldPerformer, performer));
	}

	/**
	 * Returns the value of the '<em><b>Reference</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The reference of the component by which the call leaves; null where it was not found.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' reference.
	 * @see #setReference(Reference)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public Reference getReference()
	{
		return reference;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getReference <em>Reference</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newReference the new value of the '<em>Reference</em>' reference.
	 * @see #getReference()
	 * @generated
	 */
	public void setReference(Reference newReference)
	{
		Reference oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.INVOKE__REFERENCE, oldReference, reference));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackage.INVOKE__PARTNER:
				return basicSetPartner(null, msgs);
			case AssemblyPackage.INVOKE__OPERATION:
				return basicSetOperation(null, msgs);
			case AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR:
				return basicSetTransactionalBehavior(null, msgs);
			case AssemblyPackage.INVOKE__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
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
			case AssemblyPackage.INVOKE__PARTNER:
				return getPartner();
			case AssemblyPackage.INVOKE__OPERATION:
				return getOperation();
			case AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR:
				return getTransactionalBehavior();
			case AssemblyPackage.INVOKE__PROPERTIES:
				return getProperties();
			case AssemblyPackage.INVOKE__PERFORMER:
				return getPerformer();
			case AssemblyPackage.INVOKE__REFERENCE:
				return getReference();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackage.INVOKE__PARTNER:
				setPartner((Setting)newValue);
				return;
			case AssemblyPackage.INVOKE__OPERATION:
				setOperation((Setting)newValue);
				return;
			case AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR:
				setTransactionalBehavior((Setting)newValue);
				return;
			case AssemblyPackage.INVOKE__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.INVOKE__PERFORMER:
				setPerformer((String)newValue);
				return;
			case AssemblyPackage.INVOKE__REFERENCE:
				setReference((Reference)newValue);
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
			case AssemblyPackage.INVOKE__PARTNER:
				setPartner((Setting)null);
				return;
			case AssemblyPackage.INVOKE__OPERATION:
				setOperation((Setting)null);
				return;
			case AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR:
				setTransactionalBehavior((Setting)null);
				return;
			case AssemblyPackage.INVOKE__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackage.INVOKE__PERFORMER:
				setPerformer(PERFORMER_EDEFAULT);
				return;
			case AssemblyPackage.INVOKE__REFERENCE:
				setReference((Reference)null);
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
			case AssemblyPackage.INVOKE__PARTNER:
				return partner != null;
			case AssemblyPackage.INVOKE__OPERATION:
				return operation != null;
			case AssemblyPackage.INVOKE__TRANSACTIONAL_BEHAVIOR:
				return transactionalBehavior != null;
			case AssemblyPackage.INVOKE__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackage.INVOKE__PERFORMER:
				return PERFORMER_EDEFAULT == null ? performer != null : !PERFORMER_EDEFAULT.equals(performer);
			case AssemblyPackage.INVOKE__REFERENCE:
				return reference != null;
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
		result.append(" (performer: ");
		result.append(performer);
		result.append(')');
		return result.toString();
	}

} // Invoke
