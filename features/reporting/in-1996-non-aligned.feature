Feature: Where the Non-Aligned report in 1996
  Outposts that receive those who belong to nobody.

  @ruling=faq96-355-reporting-01
  Rule: Non-Aligned ships and personnel report to any outpost of their player's

    Scenario Outline: <what> reports to a <outpost>
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card      | where                     |
        | <outpost> | at "Hunt for DNA Program" |
        | <what>    | in hand                   |
      When Alice reports "<what>" to "<outpost>"
      Then that is legal

      @part=ships
      Examples: A Non-Aligned ship
        | what               | outpost            |
        | Zibalian Transport | Federation Outpost |
        | Zibalian Transport | Klingon Outpost    |

      @part=personnel
      Examples: Non-Aligned personnel
        | what  | outpost            |
        | Narik | Federation Outpost |
        | Narik | Romulan Outpost    |
