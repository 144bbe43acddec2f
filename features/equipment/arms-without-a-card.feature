Feature: Arms without a card
  Tasha Yar of the other universe comes armed.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-362-tasha-yar-alternate-01
  Rule: Tasha Yar - Alternate is armed as if a Starfleet Type II Phaser were there

    @part=herself
    Example: she is stronger by 2 wherever she is
      Given Alice has:
        | card                  | where           |
        | Tasha Yar - Alternate | on "Excavation" |
      Then the STRENGTH of "Tasha Yar - Alternate" is 10

    @part=with-her
    Example: she comes to one of the Federation and to a Klingon
      Given Alice has:
        | card                       | where             |
        | Treaty: Federation/Klingon | on the table      |
        | Runabout                   | at "Excavation"   |
        | Tasha Yar - Alternate      | aboard "Runabout" |
        | Calloway                   | on "Excavation"   |
        | Klag                       | on "Excavation"   |
      When Alice beams "Tasha Yar - Alternate" to "Excavation"
      Then "Tasha Yar - Alternate" is now on "Excavation"
      And the STRENGTH of "Calloway" is 5
      And the STRENGTH of "Klag" is 7
      And nothing else has changed

  @ruling=faq96-362-tasha-yar-alternate-02
  Rule: What destroys an Equipment card does nothing to her and her phaser

    Background:
      Given Alice has:
        | card                  | where           |
        | Tasha Yar - Alternate | on "Excavation" |
        | Calloway              | on "Excavation" |
        | Tricorder             | on "Excavation" |
        | Medical Kit           | on "Excavation" |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |

    Example: one of two Equipment cards is destroyed
      When Bob plays "Disruptor Overload" on "Excavation"
      And chance chooses "Tricorder" from "Tricorder" and "Medical Kit"
      Then "Tricorder" has been destroyed
      And "Tricorder" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And the STRENGTH of "Tasha Yar - Alternate" is 10
      And the STRENGTH of "Calloway" is 5
      And nothing else has changed
