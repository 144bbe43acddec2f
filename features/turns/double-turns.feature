Feature: Double turns
  With Horga'hn a player takes one turn after the other before it is his opponent's turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-12-turns-20
  Rule: A double turn is a turn of the usual kind and another one directly after it

    Example: both turns are Alice's, and each has a card play and a card draw
      Given Alice has:
        | card       | where                       |
        | Horga'hn   | on the table                |
        | Red Alert! | in hand                     |
        | Res-Q      | in hand                     |
        | Data       | on top of Alice's draw deck |
        | Worf       | on top of Alice's draw deck |
      When Alice plays "Red Alert!"
      And Alice ends the turn
      Then "Data" is now in Alice's hand
      When Alice chooses yes
      Then it is still Alice's turn
      When Alice plays "Res-Q"
      And Alice ends the turn
      Then it is now Bob's turn
      And "Worf" is now in Alice's hand
      And "Red Alert!" is still in Alice's core
      And "Res-Q" is still in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-26
  Rule: The second turn of a double turn is a normal turn

    Example: Alice has a card play in it
      Given Alice has:
        | card       | where                       |
        | Horga'hn   | on the table                |
        | Red Alert! | in hand                     |
        | Res-Q      | in hand                     |
        | Data       | on top of Alice's draw deck |
        | Worf       | on top of Alice's draw deck |
      When Alice plays "Red Alert!"
      And Alice ends the turn
      And Alice chooses yes
      And Alice plays "Res-Q"
      Then that is legal

  @ruling=faq96-12-turns-21
  Rule: Each of the two is a full turn wherever turns are counted

    Example: REM Fatigue is fatal after three full turns, two of which are one double turn
      Given Alice has:
        | card     | where                            |
        | Horga'hn | on the table                     |
        | Runabout | at "Explore Interstellar Matter" |
        | Calloway | aboard "Runabout"                |
      And these locations:
        | location                    |
        | Explore Interstellar Matter |
      And Bob has:
        | card                       | where                               |
        | REM Fatigue Hallucinations | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And Alice ends the turn
      And Alice chooses yes
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Calloway" is still aboard "Runabout"
      When Alice ends the turn
      Then "Calloway" has been killed

  @ruling=faq96-12-turns-22
  Rule: With Horga'hn both turns bring Anti-Time Anomaly nearer

    Example: it comes at the end of Alice's second double turn
      Given Alice has:
        | card              | where           |
        | Horga'hn          | on the table    |
        | Anti-Time Anomaly | in hand         |
        | Worf              | on "Excavation" |
      When Alice plays "Anti-Time Anomaly"
      And Alice ends the turn
      And Alice chooses yes
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Worf" is still on "Excavation"
      When Alice ends the turn
      Then "Worf" has been killed

  @ruling=faq96-33-horgahn-01
  Rule: The very turn in which Horga'hn is played is doubled

    Example: Alice plays it and takes a second turn at once
      Given Alice has:
        | card     | where   |
        | Horga'hn | in hand |
      When Alice plays "Horga'hn"
      And Alice ends the turn
      And Alice chooses yes
      Then it is still Alice's turn
      When Alice ends the turn
      Then it is now Bob's turn
      And "Horga'hn" is still in Alice's core
      And nothing else has changed

  @ruling=faq96-33-horgahn-02
  Rule: The second turn is optional

    Example: Alice is content with one turn
      Given Alice has:
        | card     | where        |
        | Horga'hn | on the table |
      When Alice ends the turn
      And Alice chooses no
      Then it is now Bob's turn
      And nothing else has changed

  @ruling=faq96-33-horgahn-03
  Rule: Who has a Horga'hn in play gets no further turns by Temporal Narcosis

    Example: two turns, and not four
      Given Alice has:
        | card                    | where        |
        | Horga'hn [hers]         | on the table |
        | Temporal Narcosis       | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card           | where        |
        | Horga'hn [his] | on the table |
      When Alice plays "Temporal Narcosis" on "Horga'hn" [his]
      And Alice ends the turn
      And Alice chooses yes
      Then it is still Alice's turn
      When Alice ends the turn
      Then it is now Bob's turn
      And "Temporal Narcosis" is still in Alice's discard pile
      And nothing else has changed
