Feature: Cards with a lasting effect on personnel
  They lie on those whom they affect, for everybody to remember, until their effect is over.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Worf              | aboard "U.S.S. Enterprise" |

  @ruling=1eD-discarding-16
  Rule: A card with a lasting effect on a personnel is played on him, even if it does not say so

    Example: Brain Drain is aimed at a crew, and lies on Worf whom it affects
      Given Alice has:
        | card        | where                      |
        | Deanna Troi | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "U.S.S. Enterprise"
      And Bob chooses "Worf"
      Then "Brain Drain" is now on "Worf"
      And the CUNNING of "Worf" is 0
      And nothing else has changed

  @ruling=1eD-discarding-17
  Rule: Barclay's Transporter Phobia is played on the personnel who refuses

    Example: it lies on Worf, who stays aboard
      Given Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Worf"
      And "Worf" is still aboard "U.S.S. Enterprise"
      And nothing else has changed

    Example: uncured he refuses all transport
      Given Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And play goes on until Alice's second turn
      And Alice beams "Worf" to "Excavation"
      Then that is illegal
      And "Barclay Transporter Phobia" is still on "Worf"
      And it is still Alice's turn
      And nothing else has changed

  @ruling=1eD-discarding-18
  Rule: Brain Drain is played on the personnel whom it affects

    Example: it lies on Calloway, and not on the planet where he is
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      Then "Brain Drain" is now on "Calloway"
      And the CUNNING of "Calloway" is 0
      And nothing else has changed

  @ruling=1eD-discarding-19
  Rule: Such a card is discarded when it is nullified, cured or expired, or with the personnel

    @part=expired
    Example: Brain Drain has expired when the turn is over
      Given Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "U.S.S. Enterprise"
      And Alice ends the turn
      Then "Brain Drain" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

    @part=nullified
    Example: an I.P. Scanner comes to Calloway, and nullifies Brain Drain
      Given Alice has:
        | card         | where                      |
        | Calloway     | on "Excavation"            |
        | I.P. Scanner | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      And Alice beams "I.P. Scanner" to "Excavation"
      Then "Brain Drain" is now in Bob's discard pile
      And "I.P. Scanner" is now on "Excavation"
      And the CUNNING of "Calloway" is 5
      And nothing else has changed

    @part=cured
    Example: Plexing cures Worf, and he beams down
      Given Alice has:
        | card    | where   |
        | Plexing | in hand |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And Alice ends the turn
      And Bob ends the turn
      Then "Barclay Transporter Phobia" is still on "Worf"
      When Alice plays "Plexing" on "Barclay Transporter Phobia"
      And Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And "Plexing" is still in Alice's discard pile
      And "Barclay Transporter Phobia" is still in Bob's discard pile
      And nothing else has changed

    @part=with-the-personnel
    Example: Worf is lost with his ship, and takes Barclay's phobia with him
      Given Alice has:
        | card                   | where                  |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise" |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And Alice ends the turn
      Then "Barclay Transporter Phobia" is now in Bob's discard pile
      And "Worf", "U.S.S. Enterprise" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed
