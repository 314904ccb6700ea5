/** What calls and rules about accounts say. */
export const accountsFrench = {
  'Accounts of staff are closed by another superuser.':
    'Les comptes du personnel sont fermés par une autre personne de niveau supérieur.',
  'This account was merged into another one. Please sign in to that one.':
    'Ce compte a été fusionné avec un autre. Veuillez vous connecter à celui-là.',
  'This is not the email address of the account.': 'Ce n’est pas l’adresse courriel du compte.',
  'This account is being closed already.': 'Ce compte est déjà en cours de fermeture.',
  'This account is closed already.': 'Ce compte est déjà fermé.',
  'This request is not open any more.': 'Cette demande n’est plus ouverte.',
  'Please name the person’s account first, and save.':
    'Veuillez d’abord indiquer le compte de la personne et enregistrer.',
  'The link to their data is on its way to them.':
    'Le lien vers ses données est en route vers cette personne.',
  'The account will be closed in 30 days, and the person was written to.':
    'Le compte sera fermé dans 30 jours, et la personne en a été avisée par courriel.',
  'The account is closed, and nobody is in it any more.': 'Le compte est fermé; plus personne ne s’y trouve.',
  'This account is not being closed.': 'Ce compte n’est pas en cours de fermeture.',
  'We have sent you an email with a link to your data. It works for 24 hours.':
    'Nous vous avons envoyé un courriel avec un lien vers vos données. Il fonctionne pendant 24 heures.',
  'Your account will be closed in 30 days. We have written to you what is deleted and what is kept.':
    'Votre compte sera fermé dans 30 jours. Nous vous avons écrit ce qui est supprimé et ce qui est conservé.',
  'Your account stays open. Your answers, notes and action plans were deleted and cannot be brought back.':
    'Votre compte reste ouvert. Vos réponses, vos notes et vos plans d’action ont été supprimés et ne peuvent pas être récupérés.',
  'Invalid email or password.': 'Adresse courriel ou mot de passe incorrect.',
  'Login failed.': 'La connexion a échoué.',
  'Failed to process login response': 'La réponse de connexion n’a pas pu être traitée',
  'Please reset your password to use the new system.':
    'Veuillez réinitialiser votre mot de passe pour utiliser le nouveau système.',
  'Please enter the code from your authenticator app.':
    'Veuillez entrer le code de votre application d’authentification.',
  'This sign-in took too long. Please enter your password again.':
    'Cette connexion a pris trop de temps. Veuillez entrer de nouveau votre mot de passe.',
  'Your two-factor authentication is on already.': 'Votre authentification à deux facteurs est déjà activée.',
  'Your two-factor authentication is not on.': 'Votre authentification à deux facteurs n’est pas activée.',
  'Your two-factor authentication is on.': 'Votre authentification à deux facteurs est activée.',
  'Your two-factor authentication is off.': 'Votre authentification à deux facteurs est désactivée.',
  'Staff of this site cannot switch two-factor authentication off.':
    'Le personnel de ce site ne peut pas désactiver l’authentification à deux facteurs.',
  'This code is not correct. Please enter the newest one.':
    'Ce code n’est pas correct. Veuillez entrer le plus récent.',
  'An account with this email already exists. Please sign in.':
    'Il existe déjà un compte avec cette adresse courriel. Veuillez vous connecter.',
  'This invitation is no longer valid.': 'Cette invitation n’est plus valide.',
  'The invitation is missing': 'L’invitation manque',
  'The invitation has been added to your account.': 'L’invitation a été ajoutée à votre compte.',
  'We do not know this invitation link. If a newer invitation was sent to you, please use its link.':
    'Nous ne connaissons pas ce lien d’invitation. Si une invitation plus récente vous a été envoyée, veuillez utiliser son lien.',
  'This invitation was sent to another email address.':
    'Cette invitation a été envoyée à une autre adresse courriel.',
  'This invitation has been used already. You can sign in with your account.':
    'Cette invitation a déjà servi. Vous pouvez vous connecter avec votre compte.',
  'This invitation was withdrawn.': 'Cette invitation a été retirée.',
  'This invitation has expired.': 'Cette invitation a expiré.',
  'This address already has an account.': 'Cette adresse a déjà un compte.',
  'Password reset expired': 'La réinitialisation du mot de passe a expiré',
  'This link has expired. Please ask for a new one.': 'Ce lien a expiré. Veuillez en demander un nouveau.',
  'The current password is not correct.': 'Le mot de passe actuel n’est pas correct.',
  'If this email exists in our system, you will receive reset instructions.':
    'Si cette adresse courriel existe dans notre système, vous recevrez les instructions de réinitialisation.',
  'No Valid Email - Please try resetting your password again':
    'Adresse courriel non valide – veuillez recommencer la réinitialisation de votre mot de passe',
  'No email address found': 'Aucune adresse courriel trouvée',
  'Failed to send reset email.': 'Échec de l’envoi du courriel de réinitialisation.',
  'Failed to resend email': 'Échec du renvoi du courriel',
  'Please enter a password.': 'Veuillez entrer un mot de passe.',
  'Please enter your password.': 'Veuillez entrer votre mot de passe.',
  'Passwords must contain: {items}': 'Le mot de passe doit contenir\u00a0: {items}',
  'at least 8 characters': 'au moins 8 caractères',
  'at least one letter': 'au moins une lettre',
  'at least one number': 'au moins un chiffre',
  'at least one of !@#$%^&*': 'au moins un de ces caractères\u00a0: !@#$%^&*',
  'at most 1024 characters': 'au plus 1024 caractères',
  'only characters that can be typed': 'seulement des caractères qui peuvent être tapés',
  'Please enter your email address.': 'Veuillez entrer votre adresse courriel.',
  'Please open the email we have sent you and confirm.':
    'Veuillez ouvrir le courriel que nous vous avons envoyé et confirmer.',
  'This link has expired. Please sign up again.': 'Ce lien a expiré. Veuillez vous abonner de nouveau.',
  'Please enter a valid email address.': 'Veuillez entrer une adresse courriel valide.',
  'You must accept the Terms and Conditions and Privacy Policy':
    'Vous devez accepter les conditions d’utilisation et la politique de confidentialité',
  'First name is required': 'Le prénom est obligatoire',
  'Last name is required': 'Le nom est obligatoire',
  'First name can have at most 100 characters': 'Le prénom peut avoir au plus 100 caractères',
  'Last name can have at most 100 characters': 'Le nom peut avoir au plus 100 caractères',
  'Please enter the code.': 'Veuillez entrer le code.',
  'Please enter the 6 digits.': 'Veuillez entrer les 6 chiffres.',
  'Please enter the 6 digits, or a recovery code.':
    'Veuillez entrer les 6 chiffres ou un code de récupération.',
  'Please enter a recovery code.': 'Veuillez entrer un code de récupération.',
  'Failed to update profile': 'Échec de la mise à jour du profil',
  'Failed to fetch default billing address': 'Échec du chargement de l’adresse de facturation par défaut',
  'This device has been signed out.': 'Cet appareil a été déconnecté.',
  'Signed out.': 'Session fermée.',
  'Your password has been changed.': 'Votre mot de passe a été changé.',
  'Your password has been changed. You can sign in with it now.':
    'Votre mot de passe a été changé. Vous pouvez maintenant l’utiliser pour vous connecter.',
  'We have sent a link to your new email address.':
    'Nous avons envoyé un lien à votre nouvelle adresse courriel.',
  'Thank you. Your email address is confirmed.': 'Merci. Votre adresse courriel est confirmée.',
  'We have sent you a link.': 'Nous vous avons envoyé un lien.',
  'The link is on its way.': 'Le lien est en route.',
  'This email address is confirmed already.': 'Cette adresse courriel est déjà confirmée.',
  'Your email address has been changed.': 'Votre adresse courriel a été changée.',
  'Token refresh successful': 'Session renouvelée',
  'Unknown device': 'Appareil inconnu',
} as const
