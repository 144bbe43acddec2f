Feature: The Colon Rule: which names belong together
  A colon in a title shows which cards are meant to be grouped when other cards refer to them.

  @ruling=faq96-13-the-colon-rule-03 @1e-1996
  Rule: Cards whose names are the same up to a colon are grouped

    Example: two treaties share the name before the colon
      Then "Treaty: Federation/Klingon" and "Treaty: Romulan/Klingon" are grouped

    Example: two cards share the name before the colon although no card bears that name alone
      Then "The Traveler: Transcendence" and "The Traveler: Timestop" are grouped

  @ruling=faq96-13-the-colon-rule-04 @1e-1996
  Rule: What nullifies The Traveler applies to every Traveler card

    Scenario Outline: Farewell to The Traveler nullifies <card>
      Given Alice has:
        | card                     | where   |
        | Farewell to The Traveler | in hand |
      And Bob has:
        | card   | where        |
        | <card> | on the table |
      When Alice plays "Farewell to The Traveler" on "<card>"
      Then "<card>" has been nullified
      And "<card>" is now in Bob's discard pile
      And "Farewell to The Traveler" is now in Alice's discard pile
      And nothing else has changed

      Examples:
        | card                        |
        | The Traveler: Transcendence |
        | The Traveler: Timestop      |

  @ruling=faq96-13-the-colon-rule-05 @1e-1996
  Rule: A card named without The Traveler is no Traveler card, whomever it pictures

    Background:
      Given Alice has:
        | card                     | where   |
        | Farewell to The Traveler | in hand |
      And Bob has:
        | card                   | where        |
        | Timestop               | on the table |
        | The Traveler: Timestop | on the table |

    Example: Timestop is out of reach of what nullifies The Traveler
      When Alice plays "Farewell to The Traveler" on "Timestop"
      Then that is illegal
      And "The Traveler: Transcendence" and "Timestop" are not grouped
      And nothing else has changed

    Example: the card with The Traveler before its colon is within reach
      When Alice plays "Farewell to The Traveler" on "The Traveler: Timestop"
      Then "The Traveler: Timestop" has been nullified

  @ruling=faq96-13-the-colon-rule-06 @1e-1996
  Rule: An original card without colon is the base of its group

    Example: Kevin Uxbridge is grouped with the Convergence
      Then "Kevin Uxbridge" and "Kevin Uxbridge: Convergence" are grouped

    Example: a reference to Kevin Uxbridge means the Convergence, too
      Then "Kevin Uxbridge" refers to "Kevin Uxbridge: Convergence"

  @ruling=faq96-13-the-colon-rule-08 @1e-1996
  Rule: Grouped cards are still different cards

    Example: the Convergence is not the same card as Kevin Uxbridge
      Then "Kevin Uxbridge" and "Kevin Uxbridge: Convergence" are not the same card

  @ruling=faq96-13-the-colon-rule-09 @1e-1996
  Rule: A more specific wording means one card of the group only

    Example: a reference to the Convergence does not mean Kevin Uxbridge
      Then "Kevin Uxbridge: Convergence" does not refer to "Kevin Uxbridge"

    Example: a reference to one Traveler card does not mean the other one
      Then "The Traveler: Transcendence" does not refer to "The Traveler: Timestop"

  @ruling=faq96-13-the-colon-rule-10 @1e-1996
  Rule: Countermanda has no colon in its name and is not grouped with Amanda Rogers

    Example: only a card named Amanda Rogers with a colon is grouped with her
      Then "Countermanda" and "Amanda Rogers" are not grouped
      And "Amanda Rogers: Countermanda" and "Amanda Rogers" are grouped

  @ruling=faq96-13-the-colon-rule-14 @1e-1996
  Rule: The Colon Rule decides whether a personnel and the alternate version are grouped

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card                  | type      | affiliations | icons | unique |
        | Ensign Nobody         | personnel | Federation   |       | yes    |
        | Ensign Nobody: Aged   | personnel | Federation   | au    | yes    |
        | Ensign Nobody, Retold | personnel | Federation   | au    | yes    |

    Example: the version with a colon does not come into play beside the original
      Given Alice has:
        | card                    | where                       |
        | Federation Outpost      | at "Excavation"             |
        | Ensign Nobody           | aboard "Federation Outpost" |
        | Ensign Nobody: Aged     | in hand                     |
        | Alternate Universe Door | on the table                |
      When Alice reports "Ensign Nobody: Aged" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: the version without a colon comes into play beside the original
      Given Alice has:
        | card                    | where                       |
        | Federation Outpost      | at "Excavation"             |
        | Ensign Nobody           | aboard "Federation Outpost" |
        | Ensign Nobody, Retold   | in hand                     |
        | Alternate Universe Door | on the table                |
      When Alice reports "Ensign Nobody, Retold" to "Federation Outpost"
      Then "Ensign Nobody, Retold" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-13-the-colon-rule-15 @1e-1996
  Rule: Cards with exactly the same name are grouped

    Example: two cards called Kevin Uxbridge are one group
      Then "Kevin Uxbridge" and "Kevin Uxbridge" are grouped

  @ruling=faq96-13-the-colon-rule-16 @1e-1996
  Rule: Bynars Weapon Enhancement is read with a colon after Bynars

    Example: a reference to Bynars means Bynars Weapon Enhancement
      Given these made-up cards:
        | card             | type      |
        | Bynars           | equipment |
        | Bynars: Overhaul | equipment |
      Then "Bynars" refers to "Bynars Weapon Enhancement"
      And "Bynars: Overhaul" and "Bynars Weapon Enhancement" are grouped

  @ruling=faq96-13-the-colon-rule-17 @1e-1996
  Rule: Names that differ, and not by a colon, are not grouped

    Example: Tasha Yar is not grouped with the alternate
      Then "Tasha Yar" and "Tasha Yar - Alternate" are not grouped

    Example: a reference to Kevin Uxbridge does not mean Rishon Uxbridge
      Then "Kevin Uxbridge" does not refer to "Rishon Uxbridge"
