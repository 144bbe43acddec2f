Feature: The STRENGTH of Rogue Borg in 1996
  The more they are, the stronger is each of them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card            | where           |
      | I.K.C. Hegh'ta  | at "Excavation" |
      | U.S.S. Brittain | at "Excavation" |

  @ruling=faq96-39-rogue-borg-02
  Rule: Each Rogue Borg has a STRENGTH of as many as they are

    Example: two have 2 each, and beat McKnight with her 3
      Given Alice has:
        | card     | where                    |
        | McKnight | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                            | where                |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Brittain" |
      When Alice ends the turn
      Then "McKnight" has been killed

    Example: two have 2 each, and lose to Wesley Crusher with his 5
      Given Alice has:
        | card           | where                    |
        | Wesley Crusher | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                            | where                |
        | Baryon Buildup                  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Brittain" |
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [first] from two "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" [first] has been killed
      And "Wesley Crusher" has not been killed

    Example: three have 3 each, and beat Kurn with his 8, while one elsewhere does not count
      Given Alice has:
        | card           | where                    |
        | Kurn           | aboard "I.K.C. Hegh'ta"  |
        | Wesley Crusher | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                            | where                |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta"  |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta"  |
        | Rogue Borg Mercenaries [third]  | on "I.K.C. Hegh'ta"  |
        | Rogue Borg Mercenaries [fourth] | on "U.S.S. Brittain" |
      When Alice ends the turn
      Then "Kurn" has been killed
      And "Rogue Borg Mercenaries" [fourth] has been killed

  @ruling=faq96-38-intruder-force-field-02
  Rule: The total STRENGTH of Rogue Borg is the square of their number

    Example: one counts for 1, and loses to a boy with 2
      Given Alice has:
        | card               | where                    |
        | Alexander Rozhenko | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                   | where                |
        | Rogue Borg Mercenaries | on "U.S.S. Brittain" |
      When Alice ends the turn
      Then "Rogue Borg Mercenaries" has been killed

    @frame=many
    Example: two count for 4, which is a draw with Giusti
      Given Alice has:
        | card   | where                    |
        | Giusti | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                            | where                |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Brittain" |
      When Alice ends the turn
      Then "Giusti" is now stopped
      And "Giusti" has not been killed
      And "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] are still on "U.S.S. Brittain"

    Example: three count for 9, and beat Konmel with his 8
      Given Alice has:
        | card   | where                   |
        | Konmel | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card                            | where               |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [third]  | on "I.K.C. Hegh'ta" |
      When Alice ends the turn
      Then "Konmel" has been killed

  @ruling=faq96-39-rogue-borg-03
  Rule: Five Rogue Borg have a STRENGTH of 25, and of 50 if Crosis is one of them

    Background:
      Given Bob has:
        | card                            | where               |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [third]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [fourth] | on "I.K.C. Hegh'ta" |

    @question=is-crosis-one-of-them @frame=many
    Example: he and four others beat a crew of 48
      Given Alice has:
        | card   | where                   |
        | Klag   | aboard "I.K.C. Hegh'ta" |
        | Kurn   | aboard "I.K.C. Hegh'ta" |
        | Morag  | aboard "I.K.C. Hegh'ta" |
        | Konmel | aboard "I.K.C. Hegh'ta" |
        | Gowron | aboard "I.K.C. Hegh'ta" |
        | Divok  | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card   | where   |
        | Crosis | in hand |
      When Bob plays "Crosis" on "Rogue Borg Mercenaries" [first]
      Then "Crosis" is now on "I.K.C. Hegh'ta"
      When Alice ends the turn
      And chance chooses "Klag" from "Klag", "Kurn", "Morag", "Konmel", "Gowron" and "Divok"
      Then "Klag" has been killed

    @reading=is-crosis-one-of-them/no
    Example: he makes the four others twice as strong, who lose to a crew of 48
      Given Alice has:
        | card   | where                   |
        | Klag   | aboard "I.K.C. Hegh'ta" |
        | Kurn   | aboard "I.K.C. Hegh'ta" |
        | Morag  | aboard "I.K.C. Hegh'ta" |
        | Konmel | aboard "I.K.C. Hegh'ta" |
        | Gowron | aboard "I.K.C. Hegh'ta" |
        | Divok  | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card   | where   |
        | Crosis | in hand |
      When Bob plays "Crosis" on "Rogue Borg Mercenaries" [first]
      And Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [second] from four "Rogue Borg Mercenaries"
      Then "Klag" has not been killed

    @question=is-crosis-one-of-them
    Example: he and four others lose to a crew of 51
      Given Alice has:
        | card   | where                   | count |
        | Klag   | aboard "I.K.C. Hegh'ta" | 6     |
        | Gowron | aboard "I.K.C. Hegh'ta" | 1     |
      And Bob has:
        | card           | where               |
        | Crosis         | in hand             |
        | Baryon Buildup | on "I.K.C. Hegh'ta" |
      When Bob plays "Crosis" on "Rogue Borg Mercenaries" [first]
      And Alice ends the turn
      And chance chooses "Crosis" from four "Rogue Borg Mercenaries" and "Crosis"
      Then "Crosis" has been killed

    @reading=is-crosis-one-of-them/no
    Example: he does not fight himself, and four others lose to a crew of 51
      Given Alice has:
        | card   | where                   | count |
        | Klag   | aboard "I.K.C. Hegh'ta" | 6     |
        | Gowron | aboard "I.K.C. Hegh'ta" | 1     |
      And Bob has:
        | card           | where               |
        | Crosis         | in hand             |
        | Baryon Buildup | on "I.K.C. Hegh'ta" |
      When Bob plays "Crosis" on "Rogue Borg Mercenaries" [first]
      And Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [second] from four "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" [second] has been killed
