Feature: Suspending play in the seed phases
  Nothing that suspends play is used in the seed phases; since December 2014 special downloads are.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                         | where                       |
      | Federation Outpost           | at "Excavation"             |
      | Alyssa Ogawa (First Contact) | aboard "Federation Outpost" |
      | Medical Kit                  | in draw deck                |

  Rule: Whether a special download may be made in the seed phases differs from document to document

    Scenario Outline: the icon is used in <time>
      Given it is <phase>
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then that is <verdict>

      @ruling=1eS-seed-phases-69
      Examples: In the Glossary it is used in the play phase only
        | time               | phase              | verdict |
        | the doorway phase  | the doorway phase  | illegal |
        | the mission phase  | the mission phase  | illegal |
        | the dilemma phase  | the dilemma phase  | illegal |
        | the facility phase | the facility phase | illegal |
        | the play phase     | Alice's orders     | legal   |

      @ruling=cr14-seed-phase-04
      Examples: Since December 2014 it is used in the seed phases, too
        | time               | phase              | verdict |
        | the doorway phase  | the doorway phase  | legal   |
        | the mission phase  | the mission phase  | legal   |
        | the dilemma phase  | the dilemma phase  | legal   |
        | the facility phase | the facility phase | legal   |

  @ruling=1eD-downloading-special-download-03 @1e-glossary
  Rule: A special download icon is not used in the seed phases

    Example: while facilities are seeded the icon does nothing
      Given it is the facility phase
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then that is illegal
      And nothing else has changed

    Example: on a turn it is used
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eS-suspends-play-06 @1e-glossary
  Rule: Play may not be suspended in the seed phases

    Example: not while dilemmas are seeded
      Given it is the dilemma phase
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then that is illegal
      And nothing else has changed

    Example: it may once the play phase has begun
      Given it is Alice's orders
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: a card does not suspend it either
      Given it is the dilemma phase
      And Alice has:
        | card           | where   |
        | E.M.H. Program | in hand |
      When Alice downloads "E.M.H. Program" aboard "Federation Outpost" with "E.M.H. Program"
      Then that is illegal
      And nothing else has changed

    Example: the card may once the play phase has begun
      Given it is Alice's orders
      And Alice has:
        | card           | where   |
        | E.M.H. Program | in hand |
      When Alice downloads "E.M.H. Program" aboard "Federation Outpost" with "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eS-seed-phases-70
  Rule: A text that suspends play without an icon is not used in the seed phases

    Background:
      Given Alice has:
        | card           | where   |
        | E.M.H. Program | in hand |

    Example: the program is not called while facilities are seeded
      Given it is the facility phase
      When Alice downloads "E.M.H. Program" aboard "Federation Outpost" with "E.M.H. Program"
      Then that is illegal
      And nothing else has changed

    Example: the program is called once the play phase has begun
      Given it is Alice's orders
      When Alice downloads "E.M.H. Program" aboard "Federation Outpost" with "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "Federation Outpost"
      And nothing else has changed
