Feature: The Colon Rule: which names belong together
  A colon in a title shows which cards are meant to be grouped when other cards refer to them.

  @ruling=faq96-13-the-colon-rule-03
  Rule: Cards whose names are the same up to a colon are grouped

    Example: two treaties share the name before the colon
      Then "Treaty: Federation/Klingon" and "Treaty: Romulan/Klingon" are grouped

    Example: two cards share the name before the colon although no card bears that name alone
      Given these made-up cards:
        | card                   | type      |
        | The Traveler: Timestop | equipment |
      Then "The Traveler: Transcendence" and "The Traveler: Timestop" are grouped

  @ruling=faq96-13-the-colon-rule-04
  Rule: What nullifies The Traveler applies to every Traveler card

    @part=transcendence @part=timestop
    Scenario Outline: what speaks of The Traveler means <card>
      Given these made-up cards:
        | card                   | type      |
        | The Traveler           | equipment |
        | The Traveler: Timestop | equipment |
      Then "The Traveler" refers to "<card>"

      Examples:
        | card                        |
        | The Traveler: Transcendence |
        | The Traveler: Timestop      |

  @ruling=faq96-13-the-colon-rule-05
  Rule: A card named without The Traveler is no Traveler card, whomever it pictures

    Example: Timestop is out of reach of what speaks of The Traveler
      Given these made-up cards:
        | card         | type      | persona      |
        | The Traveler | equipment |              |
        | Timestop     | equipment | The Traveler |
      Then "The Traveler" does not refer to "Timestop"
      And "The Traveler: Transcendence" and "Timestop" are not grouped

  @ruling=faq96-13-the-colon-rule-06
  Rule: An original card without colon is the base of its group

    Example: Kevin Uxbridge is grouped with the Convergence
      Then "Kevin Uxbridge" and "Kevin Uxbridge: Convergence" are grouped

    Example: a reference to Kevin Uxbridge means the Convergence, too
      Then "Kevin Uxbridge" refers to "Kevin Uxbridge: Convergence"

  @ruling=faq96-13-the-colon-rule-08
  Rule: Grouped cards are still different cards

    Example: the Convergence is not the same card as Kevin Uxbridge
      Then "Kevin Uxbridge" and "Kevin Uxbridge: Convergence" are not the same card

  @ruling=faq96-13-the-colon-rule-09
  Rule: A more specific wording means one card of the group only

    Example: a reference to the Convergence does not mean Kevin Uxbridge
      Then "Kevin Uxbridge: Convergence" does not refer to "Kevin Uxbridge"

    Example: a reference to one Traveler card does not mean the other one
      Given these made-up cards:
        | card                   | type      |
        | The Traveler: Timestop | equipment |
      Then "The Traveler: Transcendence" does not refer to "The Traveler: Timestop"

  @ruling=faq96-13-the-colon-rule-10
  Rule: Countermanda has no colon in its name and is not grouped with Amanda Rogers

    Example: only a card named Amanda Rogers with a colon is grouped with her
      Given these made-up cards:
        | card                        | type      |
        | Amanda Rogers: Countermanda | equipment |
      Then "Countermanda" and "Amanda Rogers" are not grouped
      And "Amanda Rogers: Countermanda" and "Amanda Rogers" are grouped

  @ruling=faq96-13-the-colon-rule-14
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

    Example: a version comes into play beside the original when both are universal
      Given these made-up cards:
        | card                     | type      | affiliations | unique |
        | Crewman Nobody           | personnel | Federation   | no     |
        | Crewman Nobody: Promoted | personnel | Federation   | no     |
      And Alice has:
        | card                     | where                       |
        | Federation Outpost       | at "Excavation"             |
        | Crewman Nobody           | aboard "Federation Outpost" |
        | Crewman Nobody: Promoted | in hand                     |
      When Alice reports "Crewman Nobody: Promoted" to "Federation Outpost"
      Then "Crewman Nobody: Promoted" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-13-the-colon-rule-15
  Rule: Cards with exactly the same name are grouped

    Example: two cards called Kevin Uxbridge are one group
      Then "Kevin Uxbridge" and "Kevin Uxbridge" are grouped

  @ruling=faq96-13-the-colon-rule-16
  Rule: Bynars Weapon Enhancement is read with a colon after Bynars

    Example: a reference to Bynars means Bynars Weapon Enhancement
      Given these made-up cards:
        | card             | type      |
        | Bynars           | equipment |
        | Bynars: Overhaul | equipment |
      Then "Bynars" refers to "Bynars Weapon Enhancement"
      And "Bynars: Overhaul" and "Bynars Weapon Enhancement" are grouped

  @ruling=faq96-13-the-colon-rule-17
  Rule: Names that differ, and not by a colon, are not grouped

    Example: Tasha Yar is not grouped with the alternate
      Then "Tasha Yar" and "Tasha Yar - Alternate" are not grouped

    Example: a reference to Kevin Uxbridge does not mean Rishon Uxbridge
      Then "Kevin Uxbridge" does not refer to "Rishon Uxbridge"
