Feature: The Genetronic Replicator in 1996
  It keeps members of an Away Team from being killed, as long as two MEDICAL are there to operate it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                  | where           |
      | Genetronic Replicator | on the table    |
      | Worf                  | on "Excavation" |
      | Calloway              | on "Excavation" |

  @ruling=faq96-38-genetronic-replicator-01
  Rule: It takes two MEDICAL who are present and not affected themselves

    Background:
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |

    Example: two doctors keep Worf alive
      Given Alice has:
        | card         | where           |
        | Alyssa Ogawa | on "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf", "Calloway" and "Alyssa Ogawa"
      Then "Worf" has not been killed
      And "Worf" is still on "Excavation"
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    Example: one doctor is not enough
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    Example: of two doctors one is affected, and the other one is not enough
      Given Alice has:
        | card         | where           |
        | Alyssa Ogawa | on "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway" from "Worf", "Calloway" and "Alyssa Ogawa"
      Then "Calloway" has been killed
      And "Calloway" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-genetronic-replicator-02
  Rule: MEDICAL who are brought there later do not help

    Example: the doctor in orbit beams down to a dead man
      Given Alice has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | Alyssa Ogawa | aboard "Runabout" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And chance chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" has been killed
      When Alice beams "Alyssa Ogawa" to "Excavation"
      Then "Worf" is still in Alice's discard pile
      And "Alyssa Ogawa" is now on "Excavation"
      And "Armus - Skin of Evil" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-genetronic-replicator-03
  Rule: Where there are just two MEDICAL, neither of them is saved

    Example: Armus takes one of the two
      Given Alice has:
        | card         | where           |
        | Alyssa Ogawa | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Alyssa Ogawa" from "Worf", "Calloway" and "Alyssa Ogawa"
      Then "Alyssa Ogawa" has been killed
      And "Alyssa Ogawa" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-genetronic-replicator-04
  Rule: It protects Away Teams, and no crews

    Background:
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card          | where                            |
        | U.S.S. Hood   | at "Explore Interstellar Matter" |
        | Alyssa Ogawa  | aboard "U.S.S. Hood"             |

    Example: a crew with two doctors loses the empath
      Given Alice has:
        | card         | where                |
        | Simon Tarses | aboard "U.S.S. Hood" |
        | Deanna Troi  | aboard "U.S.S. Hood" |
      And Bob has:
        | card          | where                               |
        | Empathic Echo | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Deanna Troi" has been killed

  @ruling=faq96-38-genetronic-replicator-05
  Rule: Against Barclay's Protomorphosis Disease, which strikes the MEDICAL as well, it is of no help

    Example: two doctors and their patient fall ill together
      Given Alice has:
        | card         | where           |
        | Alyssa Ogawa | on "Excavation" |
      And Bob has:
        | card                             | where              |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf", "Calloway" and "Alyssa Ogawa" have been killed
      And "Worf", "Calloway" and "Alyssa Ogawa" are now in Alice's discard pile
      And "Barclay's Protomorphosis Disease" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-genetronic-replicator-06
  Rule: With three MEDICAL any single member is saved, a MEDICAL as well

    Example: two doctors operate on the third
      Given Alice has:
        | card         | where           |
        | Alyssa Ogawa | on "Excavation" |
        | Simon Tarses | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway" from "Worf", "Calloway", "Alyssa Ogawa" and "Simon Tarses"
      Then "Calloway" has not been killed
      And "Calloway" is still on "Excavation"
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-genetronic-replicator-07
  Rule: Even three MEDICAL save nobody from what strikes all of them, or leaves fewer than two of them

    @part=whole-team
    Example: the disease strikes the whole team
      Given Alice has:
        | card         | where           |
        | Alyssa Ogawa | on "Excavation" |
        | Simon Tarses | on "Excavation" |
      And Bob has:
        | card                             | where              |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf", "Calloway", "Alyssa Ogawa" and "Simon Tarses" have been killed

    @part=fewer-than-two
    Example: the fire leaves one doctor, and those who die are not saved
      Given Alice has:
        | card      | where           |
        | Dr. Farek | on "Excavation" |
        | Vekor     | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Dr. Farek" and "Vekor" have been killed
      And "Worf" and "Calloway" have not been killed
